import { createContext } from "react";

/** The request's id, known while the server renders; the page of an error prints it. */
export const RequestId = createContext<string | undefined>(undefined);
