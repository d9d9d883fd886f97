/** What only the laboratory says of its files. */
export const filesLabEn = {
  "lab.files": "File uploader",
  "lab.crop": "Cropper",
  "lab.avatar": "Avatar",
  "lab.svg": "Cached SVG",
};
