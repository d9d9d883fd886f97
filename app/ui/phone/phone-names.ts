/** Names of a phone field's two controls. */
export const phoneNames = (name: string) => ({
  country: `${name}.country`,
  number: `${name}.number`,
});
