import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "~/client/boot/use-hydrated";
import { headOf } from "~/features/document/page-head";
import { Modal } from "~/ui/modal/modal.enhanced";
import { labHead } from "../lab-head.server";
import { requireLab } from "../require-lab.server";
import { Specimen } from "../specimen";

export async function loader(args: LoaderFunctionArgs) {
  return { head: labHead(await requireLab(args), "modal") };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function ModalLab() {
  const { t } = useTranslation();
  const { head } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{head.title}</h1>
      <Specimen title={t("lab.modal_plain")}>
        <Opened label={t("lab.modal_open")}>
          <p>{t("lab.modal_text")}</p>
        </Opened>
      </Specimen>
      <Specimen title={t("lab.modal_firm")}>
        <Opened label={t("lab.modal_open")} firm>
          <p>{t("lab.modal_firm_text")}</p>
        </Opened>
      </Specimen>
    </>
  );
}

/** Its content unfolds in the page until scripts run. */
function Opened({ label, firm, children }: { label: string; firm?: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  if (!useHydrated()) {
    return (
      <details>
        <summary className="button button-quiet">{label}</summary>
        {children}
      </details>
    );
  }
  return (
    <>
      <p>
        <button type="button" className="button button-quiet" onClick={() => setIsOpen(true)}>
          {label}
        </button>
      </p>
      <Modal open={isOpen} title={t("lab.modal")} onClose={close} firm={firm}>
        {children}
        <div className="modal-answers">
          <button type="button" className="button" onClick={close}>
            {t("close")}
          </button>
        </div>
      </Modal>
    </>
  );
}
