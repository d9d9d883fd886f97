import type { DemoDepartment } from "../shape";
import { aimAndAwards } from "./sport/aim-and-awards";
import { ballsAndTraining } from "./sport/balls-and-training";
import { campAndWater } from "./sport/camp-and-water";
import { wheelsAndSnow } from "./sport/wheels-and-snow";

export const sport: DemoDepartment = {
  slug: "sport",
  name: { en: "Sport & outdoors", fa: "ورزش و سفر" },
  description: {
    en: "Balls, bicycles, tents and everything else that gets you out of the house.",
    fa: "توپ و دوچرخه و چادر و هرچه آدم را از خانه بیرون می‌کشد.",
  },
  emoji: "26bd",
  categories: [
    {
      slug: "balls-rackets",
      name: { en: "Balls & rackets", fa: "توپ و راکت" },
      description: {
        en: "For the pitch, the court and the table in the garage.",
        fa: "برای زمین چمن، سالن و میز پینگ‌پنگ گوشهٔ پارکینگ.",
      },
      emoji: "1f3c0",
      children: [
        {
          slug: "sport-balls",
          name: { en: "Balls", fa: "توپ" },
          description: {
            en: "Balls that hold their air and their shape, season after season.",
            fa: "توپ‌هایی که فصل پشت فصل، نه بادشان خالی می‌شود و نه از فرم می‌افتند.",
          },
          emoji: "26bd",
        },
        {
          slug: "racket-sports",
          name: { en: "Racket sports", fa: "ورزش‌های راکتی" },
          description: {
            en: "Tennis, badminton and table tennis, for learners and regulars.",
            fa: "تنیس، بدمینتون و تنیس روی میز؛ هم برای تازه‌کارها، هم برای پابه‌ثابت‌های زمین.",
          },
          emoji: "1f3be",
        },
      ],
    },
    {
      slug: "training-combat",
      name: { en: "Training & martial arts", fa: "تمرین و هنرهای رزمی" },
      description: {
        en: "Gloves, uniforms and light layers for hard sessions.",
        fa: "دستکش، لباس رزمی و تن‌پوش سبک برای تمرین‌های سنگین.",
      },
      emoji: "1f94a",
    },
    {
      slug: "wheels-boards",
      name: { en: "Wheels & boards", fa: "چرخ و اسکیت" },
      description: {
        en: "Ways to get about that are more fun than walking.",
        fa: "راه‌هایی برای رفتن که از پیاده‌روی کیف بیشتری دارند.",
      },
      emoji: "1f6b2",
      children: [
        {
          slug: "bicycles-scooters",
          name: { en: "Bicycles & scooters", fa: "دوچرخه و اسکوتر" },
          description: {
            en: "For the daily ride and the last kilometer home.",
            fa: "برای رفت‌وآمد هرروزه و آن یک کیلومتر آخر تا خانه.",
          },
          emoji: "1f6f4",
        },
        {
          slug: "skates-skateboards",
          name: { en: "Skates & skateboards", fa: "اسکیت و اسکیت‌برد" },
          description: {
            en: "Roller skates and boards for smooth paths and steady knees.",
            fa: "اسکیت چرخ‌دار و تخته برای مسیرهای صاف و زانوهای محکم.",
          },
          emoji: "1f6fc",
        },
      ],
    },
    {
      slug: "snow-ice",
      name: { en: "Snow & ice", fa: "برف و یخ" },
      description: {
        en: "Skis, skates and a good wooden sled for the short white season.",
        fa: "اسکی، اسکیت روی یخ و یک سورتمهٔ چوبی حسابی برای فصل کوتاه برف.",
      },
      emoji: "1f3bf",
    },
    {
      slug: "camp-water",
      name: { en: "Camp, trail & water", fa: "کمپ، کوه و آب" },
      description: {
        en: "What you pack when the road ends and the quiet begins.",
        fa: "وسایل جایی که جاده تمام می‌شود و سکوت شروع.",
      },
      emoji: "26fa",
      children: [
        {
          slug: "camping-navigation",
          name: { en: "Camping & navigation", fa: "کمپ و جهت‌یابی" },
          description: {
            en: "Shelter, light and a way to find north.",
            fa: "سرپناه، روشنایی و راهی برای پیدا کردن شمال.",
          },
          emoji: "1f9ed",
        },
        {
          slug: "water-sports",
          name: { en: "On the water", fa: "آب و ساحل" },
          description: {
            en: "For lakes, rivers, shallow reefs and the far end of the pool.",
            fa: "برای دریاچه و رودخانه، صخره‌های کم‌عمق و آن سرِ استخر.",
          },
          emoji: "1f6f6",
        },
      ],
    },
    {
      slug: "aim-awards",
      name: { en: "Aim & awards", fa: "هدف و جایزه" },
      description: {
        en: "Games of a steady hand, and something to give the winner.",
        fa: "بازی‌هایی که دست آرام می‌خواهند، و چیزی برای برنده.",
      },
      emoji: "1f3af",
    },
  ],
  products: [...ballsAndTraining, ...wheelsAndSnow, ...campAndWater, ...aimAndAwards],
};
