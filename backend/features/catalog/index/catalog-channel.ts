/** Where the database tells the shop's other processes that the catalogue has moved on (NOTIFY). */
export const catalogChannel = "timcheh_catalogue";
