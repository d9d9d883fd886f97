import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "~/client/boot/use-hydrated";
import { preserveForm } from "~/client/offline/preserve-form";
import { type ToastType, toaster } from "~/client/toast/toaster";
import { headOf } from "~/features/document/page-head";
import { guardAction } from "~/request/action.server";
import { flashTypes } from "~/request/flash.server";
import { redirectTo } from "~/request/responses.server";
import { toastType } from "~/ui/toast/toast";
import { labHead } from "../lab-head.server";
import { requireLab } from "../require-lab.server";
import { Specimen } from "../specimen";

export async function loader(args: LoaderFunctionArgs) {
  return { head: labHead(await requireLab(args), "toast"), types: flashTypes };
}

/** A message of the server: the box of the next page, a toast where scripts run. */
const tell = guardAction(async ({ ctx, form, request }) => {
  const type = toastType(String(form.get("type")));
  const flash = { type, key: "lab.toast_text" } as const;
  return redirectTo(ctx, new URL(request.url).pathname, { flash });
});

export async function action(args: ActionFunctionArgs) {
  await requireLab(args);
  return tell(args);
}

export const clientAction = preserveForm;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function ToastLab() {
  const { t } = useTranslation();
  const { head, types } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{head.title}</h1>
      <Specimen title={t("lab.toast_served")}>
        <Form method="post" className="cluster">
          {types.map((type) => (
            <button
              key={type}
              type="submit"
              name="type"
              value={type}
              className="button button-quiet"
            >
              {t(`lab.toast_${type}`)}
            </button>
          ))}
        </Form>
      </Specimen>
      {useHydrated() && <Shown types={types} />}
      <Specimen title={t("lab.toast_types")}>
        {types.map((type) => (
          <p key={type} className={`notice notice-${type}`}>
            {t(`lab.toast_${type}`)}
          </p>
        ))}
      </Specimen>
    </>
  );
}

/** Messages of scripts, the one that never closes by itself among them (R-TOAST-03). */
function Shown({ types }: { types: readonly ToastType[] }) {
  const { t } = useTranslation();
  return (
    <Specimen title={t("lab.toast_shown")}>
      <div className="cluster">
        {types.map((type) => (
          <button
            key={type}
            type="button"
            className="button button-quiet"
            onClick={() => toaster.show({ type, text: t(`lab.toast_${type}`) })}
          >
            {t(`lab.toast_${type}`)}
          </button>
        ))}
        <button
          type="button"
          className="button button-quiet"
          onClick={() => toaster.show({ type: "info", text: t("lab.toast_stays"), duration: -1 })}
        >
          {t("lab.toast_stays")}
        </button>
      </div>
    </Specimen>
  );
}
