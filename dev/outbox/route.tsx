import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { isLanguage, languages } from "#backend/contract/languages";
import { headOf, type PageHead } from "~/features/document/page-head";
import { formatsFor } from "~/i18n/format";
import { getContext } from "~/request/context.server";
import { asPage } from "~/request/responses.server";
import styles from "./outbox.css?url";
import { getOutbox } from "./outbox-api.server";
import { splitLinks } from "./split-links";

/** What the demo shop would have sent by mail and SMS; a real shop has no such page (decisions 8). */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await getContext(args);
  ctx.cacheControl = "no-store";
  const target = new URL(args.request.url).searchParams.get("target");
  const { data } = await getOutbox(ctx.api, target).catch(asPage(ctx));
  const { dateTime } = formatsFor(ctx.lang);
  const head: PageHead = { title: ctx.t("outbox.title"), noindex: true };
  const messages = data.map(({ id, channel, target, lang, subject, text, status, at }) => ({
    id,
    channel,
    target,
    lang,
    subject,
    parts: splitLinks(text, ctx.settings.publicUrl),
    status,
    at: dateTime(at),
  }));
  return { head, messages };
}

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

type Message = Awaited<ReturnType<typeof loader>>["messages"][number];

export default function Outbox() {
  const { t } = useTranslation();
  const { messages } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t("outbox.title")}</h1>
      <p className="field-hint">{t("outbox.text")}</p>
      {messages.length === 0 && <p className="notice">{t("outbox.empty")}</p>}
      <ol className="outbox">
        {messages.map((message) => (
          <OutboxMessage key={message.id} message={message} />
        ))}
      </ol>
    </>
  );
}

function OutboxMessage({ message }: { message: Message }) {
  const { t } = useTranslation();
  const { channel, target, lang, subject, parts, status, at } = message;
  return (
    <li className="panel stack">
      <p className="outbox-head">
        <span className="tag">{t(channel === "sms" ? "outbox.sms" : "outbox.email")}</span>
        <bdi dir="ltr">{target}</bdi>
        <span>{at}</span>
        {status === "failed" && <span className="tag tag-sale">{t("outbox.failed")}</span>}
      </p>
      <div lang={lang} dir={isLanguage(lang) ? languages[lang].dir : "auto"}>
        {subject && <h2>{subject}</h2>}
        <p className="outbox-text">
          {parts.map(({ text, href }) =>
            href ? (
              <a key={text} className="link" href={href}>
                {text}
              </a>
            ) : (
              text
            ),
          )}
        </p>
      </div>
    </li>
  );
}
