import { Form } from "@remix-run/react";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "~/client/boot/use-hydrated";

interface PasskeyFormProps {
  intent: "passkey_add" | "passkey";
  offer: { state: string; options: Record<string, unknown> };
  children: ReactNode;
}

/** Whether this browser knows passkeys. */
const hasPasskeys = () => typeof window.PublicKeyCredential === "function";

/**
 * A form that the browser's own passkey dialogue fills in. Where scripts don't run, or the browser has no passkeys, it
 * isn't there, and nothing speaks of it.
 */
export function PasskeyForm({ intent, offer, children }: PasskeyFormProps) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const [isRefused, setIsRefused] = useState(false);
  if (!isHydrated || !hasPasskeys()) return null;

  async function fillIn(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const field = form.elements.namedItem("response");
    if (!(field instanceof HTMLInputElement) || field.value) return;
    event.preventDefault();
    try {
      field.value = JSON.stringify(await askBrowser(intent, offer.options));
      form.submit();
    } catch {
      setIsRefused(true);
    }
  }

  return (
    <Form method="post" className="fields" reloadDocument onSubmit={fillIn}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="state" value={offer.state} />
      <input type="hidden" name="response" />
      {children}
      {isRefused && (
        <p className="notice notice-error" role="alert">
          {t("staff.passkey.none")}
        </p>
      )}
    </Form>
  );
}

/** Asks by the browser's dialogue; throws where its user has turned away. */
async function askBrowser(intent: PasskeyFormProps["intent"], options: unknown): Promise<unknown> {
  const { startAuthentication, startRegistration } = await import("@simplewebauthn/browser");
  return intent === "passkey_add"
    ? startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
    : startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
}
