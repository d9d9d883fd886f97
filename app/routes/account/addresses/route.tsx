import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { isAddress } from "~/client/offline/log/operation";
import { preserveForm } from "~/client/offline/preserve-form";
import type { AddressFormView } from "~/features/address/address-form-view.server";
import { useOfflineDefault } from "~/features/address/use-offline-address.enhanced";
import { headOf } from "~/features/document/page-head";
import { WaitingHere } from "~/features/offline-log/waiting-here.enhanced";
import styles from "~/features/profile/profile.css?url";
import { errorOf, type FormResult } from "~/forms/submission";
import { addressesPath } from "~/sitemap/account-paths";
import floatStyles from "~/styles/floats.css?url";
import formStyles from "~/styles/forms.css?url";
import { Ornament } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { AddressCards } from "./address-cards";
import { loadAddresses } from "./load-addresses.server";
import { RemoveAddress } from "./remove-address";
import { WriteAddress } from "./write-address";

export { action } from "./action.server";
/** The reader's addresses (domain 4.5). */
export { loadAddresses as loader };

export const clientAction = preserveForm;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: floatStyles },
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: styles },
];

export const meta: MetaFunction<typeof loadAddresses> = ({ data, matches }) =>
  headOf(data?.head, matches);

export default function Addresses() {
  const { t } = useTranslation();
  const { head, addresses, form: asked, removal } = useLoaderData<typeof loadAddresses>();
  const result = useActionData<FormResult & { form?: AddressFormView }>();
  const form = result?.form ?? asked;
  if (!form && !removal) return <AllAddresses />;
  return (
    <div className="account-page">
      <header className="account-head">
        <h1>{head.title}</h1>
        {addresses.length > 0 && (
          <Link className="link" to={addressesPath}>
            {t("addresses.back")}
          </Link>
        )}
      </header>
      {form ? (
        <WriteAddress view={form} title={head.title} result={result} />
      ) : (
        removal && <RemoveAddress removal={removal} error={errorOf(result, "code")} />
      )}
    </div>
  );
}

function AllAddresses() {
  const { t } = useTranslation();
  const { head, addresses } = useLoaderData<typeof loadAddresses>();
  useOfflineDefault(addresses);
  const toNew = (
    <Link className="button" to={`${addressesPath}?new=1`}>
      {t("addresses.new")}
    </Link>
  );
  return (
    <div className="account-page">
      <header className="account-head">
        <h1>{head.title}</h1>
        {addresses.length > 0 && toNew}
      </header>
      <WaitingHere isShown={isAddress} />
      {addresses.length > 0 ? (
        <AddressCards addresses={addresses} />
      ) : (
        <div className="empty">
          <Ornament />
          <p>{t("addresses.empty")}</p>
          {toNew}
        </div>
      )}
    </div>
  );
}
