import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { askToPersist, isPersisted } from "~/client/offline/keep-promise";
import {
  clearRoom,
  type KeptAmount,
  type KeptKind,
  keptKinds,
  measureRoom,
  measureWaiting,
  type Room,
} from "~/client/offline/room";
import { useWaitingCount } from "~/client/offline/use-waiting-count";
import { formatsFor } from "~/i18n/format";
import { formatSize } from "~/i18n/format-size";
import { usePageLanguage } from "~/i18n/use-page-language";

type Clearing = KeptKind | "all";

/** How much is saved here, with ways to take it away and to ask the browser to keep it. */
export function OfflineRoom({ round, onCleared }: { round: number; onCleared: () => void }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Clearing>();
  const [said, setSaid] = useState("");
  const room = useMeasured(round);
  if (!room) return null;
  const filled = keptKinds.filter((kind) => room[kind].count > 0);

  async function clear(what: Clearing) {
    const isDone = await clearRoom(what === "all" ? keptKinds : [what]);
    setAsked(undefined);
    setSaid(t(isDone ? `offline.cleared_${what}` : "offline.not_cleared"));
    onCleared();
  }
  return (
    <section className="kept-pages" aria-labelledby="offline-room">
      <h2 id="offline-room">{t("offline.room")}</h2>
      <ul className="kept-amounts">
        {keptKinds.map((kind) => (
          <li key={kind}>
            <Amount kind={kind} amount={room[kind]} />
          </li>
        ))}
        <WaitingAmount />
      </ul>
      <p role="status">{said}</p>
      {asked ? (
        <div className="notice">
          <p>{t(`offline.ask_${asked}`)}</p>
          <div className="cluster">
            <button type="button" className="button" onClick={() => void clear(asked)}>
              {t("offline.clear_yes")}
            </button>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => setAsked(undefined)}
            >
              {t("offline.clear_no")}
            </button>
          </div>
        </div>
      ) : (
        <div className="cluster">
          {(filled.length > 1 ? [...filled, "all" as const] : filled).map((what) => (
            <button
              key={what}
              type="button"
              className="button button-quiet"
              onClick={() => setAsked(what)}
            >
              {t(`offline.clear_${what}`)}
            </button>
          ))}
        </div>
      )}
      <KeepingPromise />
    </section>
  );
}

function Amount({ kind, amount: { count, bytes } }: { kind: KeptKind; amount: KeptAmount }) {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  const { number } = formatsFor(lang);
  return t(`offline.room_${kind}`, { count, n: number(count), size: formatSize(lang, bytes) });
}

/** The pictures that wait with their messages: nothing here clears them. */
function WaitingAmount() {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  const waiting = useWaitingCount();
  const [{ count, bytes }, setAmount] = useState<KeptAmount>({ count: 0, bytes: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count says when they are others
  useEffect(() => {
    let isLeft = false;
    void measureWaiting().then((found) => {
      if (!isLeft) setAmount(found);
    });
    return () => {
      isLeft = true;
    };
  }, [waiting]);
  if (count === 0) return null;
  const n = formatsFor(lang).number(count);
  return <li>{t("offline.room_waiting", { count, n, size: formatSize(lang, bytes) })}</li>;
}

/** Whether the browser promised to keep it; silent where it can't be asked. */
function KeepingPromise() {
  const { t } = useTranslation();
  const [state, setState] = useState<"unknown" | "no" | "yes" | "refused">("unknown");
  useEffect(() => {
    let isLeft = false;
    void isPersisted().then((is) => {
      if (!isLeft && is !== undefined) setState(is ? "yes" : "no");
    });
    return () => {
      isLeft = true;
    };
  }, []);
  if (state === "unknown") return null;
  if (state !== "no") return <p role="status">{t(`offline.promise_${state}`)}</p>;
  return (
    <>
      <p className="muted">{t("offline.promise_no")}</p>
      <div className="cluster">
        <button
          type="button"
          className="button button-quiet"
          onClick={() => void askToPersist().then((is) => setState(is ? "yes" : "refused"))}
        >
          {t("offline.promise_ask")}
        </button>
      </div>
    </>
  );
}

function useMeasured(round: number): Room | undefined {
  const [room, setRoom] = useState<Room>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round measures again
  useEffect(() => {
    let isLeft = false;
    void measureRoom().then((found) => {
      if (!isLeft) setRoom(found);
    });
    return () => {
      isLeft = true;
    };
  }, [round]);
  return room;
}
