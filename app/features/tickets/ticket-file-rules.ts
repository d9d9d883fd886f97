/** Pictures of one message, and kilobytes of one of them (domain 4.8). */
export const ticketFileRules = { max: 3, maxFileSize: 5120 };
