import { parseArgs } from "node:util";
import { permissions } from "#backend/contract/permissions";
import type { Database } from "#backend/db/database";
import { foldDigits } from "#backend/features/import-export/import/numerals";
import { forgetFactors } from "#backend/features/staff/members/reset-factor";
import {
  findPerson,
  listStaff,
  type Person,
  permit,
  type Staff,
  TwoPeople,
} from "#backend/features/users/permit";
import { type Command, everywhere, Refusal, type Terminal } from "../command";
import { printable } from "../printable";
import type { Say } from "../say";
import { withDatabase } from "../with-database";

const options = {
  ...everywhere,
  email: { type: "string" },
  phone: { type: "string" },
  name: { type: "string" },
  permissions: { type: "string" },
  "reset-factor": { type: "boolean" },
} as const;

/** `shop staff`: lists who may do what by themselves and by their role, or says what one person may by themselves; an account is made where there is none. */
export const staffCommand: Command = async (args, terminal) => {
  const { values } = parseArgs({ args, options });
  if (Object.keys(values).every((name) => name === "lang")) {
    await withDatabase(terminal, (database) => tellStaff(database, terminal));
    return 0;
  }
  const person = readPerson(values, terminal);
  if (values["reset-factor"]) return resetLostFactor(person, terminal);
  const permissions = readPermissions(values.permissions, terminal);
  const staff = await withDatabase(terminal, async (database) => {
    await permit(database, person, permissions, new Date()).catch((error: unknown) => {
      throw error instanceof TwoPeople ? new Refusal(terminal.say("staff.two")) : error;
    });
    return listStaff(database);
  });
  const { email, phone } = person;
  const now = staff.find((one) => (email ? one.email === email : one.phone === phone));
  const nothing = { ...person, permissions: [], role: null, suspended: false };
  terminal.tell(staffLine(now ?? nothing, terminal.say));
  return 0;
};

/** The way back for whoever has the server: the next sign-in to the back-office sets another factor up. */
async function resetLostFactor(person: Person, terminal: Terminal): Promise<number> {
  const had = await withDatabase(terminal, async (database) => {
    const known = await findPerson(database, person);
    if (!known) throw new Refusal(terminal.say("staff.unknown"));
    const now = new Date();
    return database.transaction((q) =>
      forgetFactors(q, { id: known, actor: null, network: null, now }),
    );
  });
  terminal.tell(terminal.say(had ? "staff.reset" : "staff.reset.none"));
  return 0;
}

interface Asked {
  email?: string | undefined;
  phone?: string | undefined;
  name?: string | undefined;
}

/** Who is meant; phones in E.164, addresses in lower case, as accounts have them (domain 4.5). */
function readPerson({ email, phone, name }: Asked, { say }: Terminal): Person {
  const address = email?.trim().toLowerCase();
  const number =
    phone &&
    foldDigits(phone)
      .replace(/[\s().-]/g, "")
      .replace(/^00/, "+");
  if (!address && !number) throw new Refusal(say("staff.who"));
  if (address && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) {
    throw new Refusal(say("staff.bad.email", { value: address }));
  }
  if (number && !/^\+[1-9]\d{6,14}$/.test(number)) {
    throw new Refusal(say("staff.bad.phone", { value: number }));
  }
  return {
    ...(address && { email: address }),
    ...(number && { phone: number }),
    ...(name && { name }),
  };
}

/** Permissions that there are, or `*`; none at all only when that is said. */
function readPermissions(written: string | undefined, { say }: Terminal): string[] {
  if (written === undefined) throw new Refusal(say("staff.what"));
  const wanted = written.split(",").flatMap((word) => word.trim() || []);
  for (const value of wanted) {
    if (value !== "*" && !permissions.some((name) => name === value)) {
      const near = nearTo(value).join(", ") || "–";
      throw new Refusal(say("staff.bad.permission", { value, all: known.join(", "), near }));
    }
  }
  return wanted;
}

const known = [...permissions, "*"];

/** Those that begin alike, or end alike. */
function nearTo(value: string): string[] {
  const [area = "", right = ""] = value.toLowerCase().split(".");
  return permissions.filter((name) => {
    const [ownArea = "", ownRight = ""] = name.split(".");
    const isNear = (one: string, other: string) => one.slice(0, 3) === other.slice(0, 3);
    return isNear(area, ownArea) && (right === "" || right[0] === ownRight[0]);
  });
}

async function tellStaff(database: Database, { say, tell }: Terminal): Promise<void> {
  const staff = await listStaff(database);
  if (staff.length === 0) tell(say("staff.nobody"));
  for (const person of staff) tell(staffLine(person, say));
}

function staffLine(person: Staff, say: Say): string {
  const { email, phone, name, permissions, role, suspended } = person;
  const who = printable([name, email, phone].filter(Boolean).join(" · "));
  const may = say("staff.done", {
    who,
    permissions: permissions.join(", ") || say("staff.nothing"),
  });
  const more = [
    role && say("staff.role", { role: printable(role) }),
    suspended && say("staff.suspended"),
  ];
  return [may, ...more].filter(Boolean).join("; ");
}
