import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useOnline } from "~/client/offline/connection";
import {
  listDepartments,
  removeDepartment,
  type SavedDepartment,
} from "~/client/offline/departments/department-store";
import { currentLine } from "~/client/offline/departments/line";
import { storedDisplay } from "~/client/offline/stored-display";
import { SavingStatus } from "~/features/saved-department/saving-status.enhanced";
import { useSaving } from "~/features/saved-department/use-saving.enhanced";
import { formatsFor } from "~/i18n/format";
import { formatSize } from "~/i18n/format-size";
import { usePageLanguage } from "~/i18n/use-page-language";

interface OfflineDepartmentsProps {
  /** Counts what was cleared here. */
  round: number;
  onChanged: () => void;
}

/** The departments that were saved for later: how large they are and since when, with ways to renew and remove them. */
export function OfflineDepartments({ round, onChanged }: OfflineDepartmentsProps) {
  const { t } = useTranslation();
  const [said, setSaid] = useState("");
  const departments = useDepartments(round);
  async function remove({ address, name }: SavedDepartment) {
    await removeDepartment(address);
    setSaid(t("offline.department_removed", { name }));
    onChanged();
  }
  if (departments.length === 0) return said ? <p role="status">{said}</p> : null;
  return (
    <section className="kept-pages" aria-labelledby="offline-departments">
      <h2 id="offline-departments">{t("offline.departments")}</h2>
      <p className="muted">{t("offline.departments_text")}</p>
      <ul className="kept-departments">
        {departments.map((department) => (
          <li key={department.address}>
            <Department
              department={department}
              onRemove={() => void remove(department)}
              onSaved={onChanged}
            />
          </li>
        ))}
      </ul>
      <p role="status">{said}</p>
    </section>
  );
}

interface DepartmentProps {
  department: SavedDepartment;
  onRemove: () => void;
  onSaved: () => void;
}

function Department({ department, onRemove, onSaved }: DepartmentProps) {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  const { dateTime, number } = formatsFor(lang, storedDisplay());
  const saving = useSaving(department);
  const { step } = saving.state;
  const isOnline = useOnline();
  const isBusy = step === "measuring" || step === "asked" || step === "saving";
  const { address, name, savedAt, products: count, bytes } = department;
  const size = formatSize(lang, bytes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is saved
  useEffect(() => {
    if (step === "saved") onSaved();
  }, [step]);
  return (
    <>
      <a className="link" href={address}>
        {name}
      </a>
      <small>
        {t("offline.department_size", { count, n: number(count), size })}
        {savedAt ? (
          <time dateTime={new Date(savedAt).toISOString()}>
            {t("offline.saved_on", { date: dateTime(new Date(savedAt)) })}
          </time>
        ) : (
          <b>{t("offline.department_part")}</b>
        )}
      </small>
      {step !== "idle" && <SavingStatus saving={saving} />}
      {!isBusy && (
        <div className="cluster">
          {isOnline && currentLine() !== "bad" && (
            <button
              type="button"
              className="button button-quiet"
              aria-label={t("offline.department_again_of", { name })}
              onClick={() => void saving.measure()}
            >
              {t("offline.department_again")}
            </button>
          )}
          <button
            type="button"
            className="button button-quiet"
            aria-label={t("offline.remove", { name })}
            onClick={onRemove}
          >
            {t("offline.department_remove")}
          </button>
        </div>
      )}
    </>
  );
}

function useDepartments(round: number): SavedDepartment[] {
  const [departments, setDepartments] = useState<SavedDepartment[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change they are others
  useEffect(() => {
    let isLeft = false;
    void listDepartments().then((found) => {
      if (!isLeft) setDepartments(found);
    });
    return () => {
      isLeft = true;
    };
  }, [round]);
  return departments;
}
