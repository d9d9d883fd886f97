import { bodies } from "./areas/bodies";
import { cache } from "./areas/cache";
import { demo } from "./areas/demo";
import { forms } from "./areas/forms";
import { fuzz } from "./areas/fuzz";
import { injection } from "./areas/injection";
import { login } from "./areas/login";
import { logs } from "./areas/logs";
import { money } from "./areas/money";
import { origins } from "./areas/origins";
import { overload } from "./areas/overload";
import { pictures } from "./areas/pictures";
import { redirects } from "./areas/redirects";
import { search } from "./areas/search";
import { uploads } from "./areas/uploads";
import { wire } from "./areas/wire";
import type { Area } from "./attack";

/** In the order of docs/security.md. */
export const areas: readonly Area[] = [
  forms,
  bodies,
  wire,
  origins,
  redirects,
  cache,
  login,
  money,
  uploads,
  pictures,
  search,
  injection,
  overload,
  demo,
  logs,
  fuzz,
];
