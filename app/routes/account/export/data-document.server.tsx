import type { ReactNode } from "react";
import { currencyCodes, type LanguageCode, languages } from "#backend/contract/languages";
import { type ExportedData, type ExportValue, exportSections } from "#backend/contract/privacy";
import { formatsFor } from "~/i18n/format";
import { type DataWords, wordFor } from "./data-words";
import { dataWordsDe } from "./data-words.de";
import { dataWordsEn } from "./data-words.en";
import { dataWordsFa } from "./data-words.fa";

const wordsOf: Record<LanguageCode, DataWords> = {
  en: dataWordsEn,
  fa: dataWordsFa,
  de: dataWordsDe,
};

const look = `body{font:16px/1.7 Vazirmatn,Tahoma,sans-serif;max-inline-size:60rem;margin:0 auto;padding:1rem;color-scheme:light dark}
h2{margin-block-start:2.5rem;border-block-end:1px solid}
dl{margin:0}dl>div:not([hidden]){display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem}
dt{font-weight:600}dd{margin:0;overflow-wrap:anywhere}
ol{padding-inline-start:1.5rem}li{margin-block:.75rem}img{max-inline-size:20rem}`;

interface DataDocumentProps {
  data: ExportedData;
  lang: LanguageCode;
  shop: string;
}

/** Everything that is kept about a person, to be read: a page that needs nothing from anywhere. */
export function DataDocument({ data, lang, shop }: DataDocumentProps) {
  const words = wordsOf[lang];
  const title = `${words.title} · ${shop}`;
  return (
    <html lang={lang} dir={languages[lang].dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style>{look}</style>
      </head>
      <body>
        <h1>{title}</h1>
        <p>{formatsFor(lang).dateTime(data.made_at)}</p>
        {exportSections.map((name) => (
          <section key={name}>
            <h2>{words.sections[name]}</h2>
            {data.cut.includes(name) && <p>{words.cut}</p>}
            <Value value={data.sections[name] ?? []} lang={lang} name={name} />
          </section>
        ))}
      </body>
    </html>
  );
}

interface ValueProps {
  value: ExportValue;
  lang: LanguageCode;
  /** What it is called in its row. */
  name: string;
}

function Value({ value, lang, name }: ValueProps): ReactNode {
  const words = wordsOf[lang];
  const { dateTime, number } = formatsFor(lang);
  if (value === null || value === "") return words.none;
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "number") return name.includes("id") ? value : number(value);
  if (typeof value === "string") return <bdi>{isTime(value) ? dateTime(value) : value}</bdi>;
  if (isList(value)) {
    if (value.length === 0) return words.none;
    return (
      <ol>
        {value.map((one, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a document that never changes
          <li key={place}>
            <Value value={one} lang={lang} name={name} />
          </li>
        ))}
      </ol>
    );
  }
  return <Facts facts={value} lang={lang} />;
}

type Facts = { readonly [name: string]: ExportValue };

function Facts({ facts, lang }: { facts: Facts; lang: LanguageCode }) {
  const { amount, currency } = facts;
  const known = currencyCodes.find((one) => one === currency);
  if (typeof amount === "number" && known) {
    return formatsFor(lang).money({ amount, currency: known });
  }
  const inLanguage = facts[lang];
  if (typeof inLanguage === "string") return inLanguage;
  return (
    <dl>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name} hidden={value === null}>
          <dt>{wordFor(wordsOf[lang], name)}</dt>
          <dd>
            <Value value={value} lang={lang} name={name} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function isList(value: ExportValue): value is readonly ExportValue[] {
  return Array.isArray(value);
}

function isTime(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(text);
}
