/** What only the laboratory says of its files. */
export const filesLabEn = {
  "lab.files": "File uploader",
  "lab.crop": "Cropper",
  "lab.avatar": "Avatar",
  "lab.svg": "Cached SVG",
  "lab.files_plain": "Links",
  "lab.files_meta": "With meta, one of 1 MB, in a ratio",
  "lab.files_label": "Pictures",
  "lab.files_title": "Title",
  "lab.files_save": "Save",
  "lab.files_kept": "Kept: {{value}}",
  "lab.crop_wide": "Two to one",
  "lab.crop_label": "Picture",
  "lab.avatar_alt": "Your picture",
  "lab.svg_tile": "A star of the arcade's tiles",
};
