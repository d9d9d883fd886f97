import { useTranslation } from "react-i18next";
import { SummaryLines } from "~/features/orders/summary-lines";
import { saidIn } from "~/i18n/said-in";
import { usePageLanguage } from "~/i18n/use-page-language";
import { cartsPath } from "~/sitemap/paths";
import { SummaryList } from "~/ui/summary-list/summary-list";
import { stepPath } from "../steps";
import type { FrameView } from "../to-frame-view.server";
import type { ReviewView } from "./review-view.server";

interface AnswersProps {
  review: Pick<ReviewView, "address" | "shipping" | "payment" | "why">;
  frame: FrameView;
}

/** All that was answered, each with the way to change it. */
export function Answers({ review: { address, shipping, payment, why }, frame }: AnswersProps) {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  const change = (to: string, label: string) => ({ to, label, text: t("checkout.change") });
  return (
    <SummaryList
      rows={[
        {
          name: `${t("checkout.items")} (${frame.count})`,
          value: <SummaryLines lines={frame.lines} />,
          change: change(cartsPath(lang), t("checkout.items_change")),
        },
        {
          name: t("checkout.address"),
          value: (
            <>
              <Lines lines={address.lines} />
              <bdi dir="ltr">{address.phone}</bdi>
              <Why text={why.address} />
            </>
          ),
          change: change(stepPath(lang, "address"), t("checkout.address_change")),
        },
        {
          name: t("checkout.shipping"),
          value: (
            <>
              <p>
                <bdi {...saidIn(shipping.lang)}>{shipping.name}</bdi>
              </p>
              <Lines lines={shipping.lines} />
              <Why text={why.shipping} />
            </>
          ),
          change: change(stepPath(lang, "shipping"), t("checkout.shipping_change")),
        },
        ...(payment
          ? [
              {
                name: t("checkout.payment"),
                value: (
                  <>
                    <Lines lines={payment} />
                    <Why text={why.payment} />
                  </>
                ),
                change: change(stepPath(lang, "payment"), t("checkout.payment_change")),
              },
            ]
          : []),
      ]}
    />
  );
}

/** Says of an answer that nobody gave for this order where it comes from. */
function Why({ text }: { text?: string }) {
  return text ? <p className="field-hint">{text}</p> : null;
}

function Lines({ lines }: { lines: string[] }) {
  return lines.map((line) => (
    <p key={line}>
      <bdi>{line}</bdi>
    </p>
  ));
}
