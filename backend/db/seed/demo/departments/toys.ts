import type { DemoDepartment } from "../shape";
import { gamesAndNursery } from "./toys/games-and-nursery";
import { playAndParty } from "./toys/play-and-party";
import { softToys } from "./toys/soft-toys";
import { vehicles } from "./toys/vehicles";

export const toys: DemoDepartment = {
  slug: "toys",
  name: { en: "Toys & games", fa: "اسباب‌بازی و سرگرمی" },
  description: {
    en: "Toys that survive a childhood, and games that bring the grown-ups to the table.",
    fa: "اسباب‌بازی‌هایی که یک کودکی دوام می‌آورند و بازی‌هایی که بزرگ‌ترها را هم پای میز می‌کشند.",
  },
  emoji: "1f9f8",
  categories: [
    {
      slug: "soft-toys",
      name: { en: "Soft toys", fa: "عروسک‌های پولیشی" },
      description: {
        en: "To be hugged, dragged by one leg and washed on a gentle cycle.",
        fa: "برای بغل کردن، از یک پا کشیدن و با دور آرام شستن.",
      },
      emoji: "1f9f8",
      children: [
        {
          slug: "cuddly-animals",
          name: { en: "Cuddly animals", fa: "حیوان‌های بغلی" },
          description: {
            en: "Bears, whales and others with a soft belly.",
            fa: "خرس و نهنگ و بقیهٔ شکم‌نرم‌ها.",
          },
          emoji: "1f433",
        },
        {
          slug: "plush-dinosaurs",
          name: { en: "Plush dinosaurs", fa: "دایناسورهای پولیشی" },
          description: {
            en: "Very old animals in very new plush.",
            fa: "حیوان‌هایی خیلی قدیمی با مخملی کاملاً نو.",
          },
          emoji: "1f995",
        },
      ],
    },
    {
      slug: "toy-vehicles",
      name: { en: "Cars, trains & rockets", fa: "ماشین، قطار و موشک" },
      description: {
        en: "Things that roll, sail and take off from the sofa.",
        fa: "هرچه می‌غلتد، شناور می‌شود و از روی مبل به هوا می‌رود.",
      },
      emoji: "1f682",
    },
    {
      slug: "games-puzzles",
      name: { en: "Games & puzzles", fa: "بازی و پازل" },
      description: {
        en: "For rainy afternoons and the hour after dinner.",
        fa: "برای عصرهای بارانی و یک ساعتِ بعد از شام.",
      },
      emoji: "1f9e9",
      children: [
        {
          slug: "jigsaw-puzzles",
          name: { en: "Jigsaw puzzles", fa: "پازل" },
          description: {
            en: "From nine wooden pieces to a whole winter's thousand.",
            fa: "از نُه تکهٔ چوبی تا هزار تکه برای یک زمستان.",
          },
          emoji: "1f9e9",
        },
        {
          slug: "tabletop-magic",
          name: { en: "Board games & magic", fa: "بازی رومیزی و شعبده" },
          description: {
            en: "Chess, dice and a little sleight of hand.",
            fa: "شطرنج، تاس و کمی تردستی.",
          },
          emoji: "1f3b2",
        },
      ],
    },
    {
      slug: "nursery-keepsakes",
      name: { en: "Nursery & keepsakes", fa: "اتاق کودک و یادگاری" },
      description: {
        en: "Small things for the shelf above the cot.",
        fa: "چیزهای کوچک برای طاقچهٔ بالای تخت.",
      },
      emoji: "1fa86",
    },
    {
      slug: "outdoor-play",
      name: { en: "Outdoor play", fa: "بازی در هوای باز" },
      description: {
        en: "Kites, yo-yos and other reasons to look up.",
        fa: "بادبادک، یویو و بهانه‌های دیگر برای نگاه کردن به بالا.",
      },
      emoji: "1fa81",
    },
    {
      slug: "party-fun",
      name: { en: "Party fun", fa: "جشن و تولد" },
      description: {
        en: "Piñatas and balloons for a birthday people remember.",
        fa: "پینیاتا و بادکنک برای تولدی که یادشان بماند.",
      },
      emoji: "1f388",
    },
  ],
  products: [...softToys, ...vehicles, ...gamesAndNursery, ...playAndParty],
};
