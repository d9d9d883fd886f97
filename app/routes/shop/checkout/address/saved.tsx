import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { AddressCardView } from "~/features/address/address-card-view.server";
import { AddressLines } from "~/features/address/address-lines";
import { usePageLanguage } from "~/i18n/use-page-language";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { Link } from "~/ui/link/link";
import { RadioTiles } from "~/ui/radio-tiles/radio-tiles";
import { NextBar } from "../next-bar";
import { stepPath } from "../steps";

interface SavedProps {
  saved: AddressCardView[];
  chosen?: string;
  error?: string;
}

/** The saved addresses as large tiles, and the way to write another one. */
export function Saved({ saved, chosen, error }: SavedProps) {
  const { t } = useTranslation();
  const path = stepPath(usePageLanguage(), "address");
  const mistakes = error ? [{ id: "address_id", text: error }] : [];
  return (
    <>
      <h1>{t("checkout.address_title")}</h1>
      <ErrorSummary mistakes={mistakes} />
      <Form method="post" action={path} className="stack">
        <RadioTiles
          name="address_id"
          label={t("checkout.address_saved")}
          isTitled
          error={error}
          chosen={chosen}
          choices={saved.map((address) => ({
            value: address.id,
            name: <bdi>{address.name}</bdi>,
            aside: address.isDefault && <span className="tag">{t("address.default")}</span>,
            detail: <AddressLines address={address} />,
            more: (
              <Link
                className="link"
                to={`${path}?edit=${address.id}`}
                aria-label={t("address.edit_of", { address: address.name })}
              >
                {t("address.edit")}
              </Link>
            ),
          }))}
        />
        <p>
          <Link className="button button-quiet" to={`${path}?new=1`}>
            {t("checkout.address_new")}
          </Link>
        </p>
        <NextBar label={t("checkout.continue")} intent="address.choose" />
      </Form>
    </>
  );
}
