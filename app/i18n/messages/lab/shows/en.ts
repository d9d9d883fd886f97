/** What only the laboratory says of its shows. */
export const showsLabEn = {
  "lab.date": "Date input",
  "lab.modal": "Modal",
  "lab.confirm": "Confirm",
  "lab.toast": "Toast",
  "lab.slider": "Slider",
  "lab.timeline": "Timeline",
  "lab.rating": "Rating",
  "lab.time-ago": "Time ago",
  "lab.countdown": "Countdown",
  "lab.picture": "Picture",
  "lab.progress": "Circular progress",
  "lab.icons": "Icons",
  "lab.sizes": "Sizes",
};
