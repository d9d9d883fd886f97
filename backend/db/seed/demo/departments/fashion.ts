import type { DemoDepartment } from "../shape";
import { accessories } from "./fashion/accessories";
import { bags } from "./fashion/bags";
import { clothing } from "./fashion/clothing";
import { dresses } from "./fashion/dresses";
import { jewellery } from "./fashion/jewellery";
import { shoes } from "./fashion/shoes";

export const fashion: DemoDepartment = {
  slug: "fashion",
  name: { en: "Fashion", fa: "مد و پوشاک" },
  description: {
    en: "Clothes, shoes and bags chosen for their cloth, their seams and the years they will last.",
    fa: "لباس و کفش و کیفی که برای پارچه، دوخت و سال‌های دوامش انتخاب شده است.",
  },
  emoji: "1f457",
  categories: [
    {
      slug: "clothing",
      name: { en: "Clothing", fa: "لباس" },
      description: {
        en: "What you wear every day, and what you keep for the better days.",
        fa: "لباس هر روز، و لباسی که برای روزهای خاص کنار می‌گذارید.",
      },
      emoji: "1f455",
      children: [
        {
          slug: "shirts-and-tops",
          name: { en: "Shirts & tops", fa: "پیراهن و تی‌شرت" },
          description: {
            en: "T-shirts that keep their shape and shirts that are pleasant to iron.",
            fa: "تی‌شرت‌هایی که از فرم نمی‌افتند و پیراهن‌هایی که راحت اتو می‌شوند.",
          },
          emoji: "1f454",
        },
        {
          slug: "jeans-and-shorts",
          name: { en: "Jeans, chinos & shorts", fa: "جین، کتان و شلوارک" },
          description: {
            en: "Sturdy denim, brushed twill and loose shorts for warm weekends.",
            fa: "جین محکم، کتان لطیف و شلوارک آزاد برای آخر هفته‌های گرم.",
          },
          emoji: "1f456",
        },
        {
          slug: "dresses-and-coats",
          name: { en: "Dresses, coats & robes", fa: "پیراهن، پالتو و کیمونو" },
          description: {
            en: "Full skirts, warm wool and cloth woven by hand in Japan and India.",
            fa: "دامن‌های پرچین، پشم گرم و پارچه‌هایی کار دستِ ژاپن و هند.",
          },
          emoji: "1f9e5",
        },
        {
          slug: "beach-and-swim",
          name: { en: "Beach & swim", fa: "ساحل و استخر" },
          description: {
            en: "Swimwear and flip-flops that dry quickly and do not mind salt.",
            fa: "مایو و دمپایی زودخشک که با آب شور هم کنار می‌آیند.",
          },
          emoji: "1fa71",
        },
      ],
    },
    {
      slug: "footwear",
      name: { en: "Shoes", fa: "کفش" },
      description: {
        en: "Shoes that can be repaired, from ballet flats to mountain boots.",
        fa: "کفش‌هایی که تعمیر می‌شوند؛ از کفش تخت تا بوت کوه.",
      },
      emoji: "1f45e",
      children: [
        {
          slug: "shoes-and-heels",
          name: { en: "Shoes & heels", fa: "کفش رسمی و پاشنه‌دار" },
          description: {
            en: "Leather lace-ups, heels, flats and summer sandals.",
            fa: "کفش چرم بنددار، پاشنه‌بلند، کفش تخت و صندل تابستانی.",
          },
          emoji: "1f460",
        },
        {
          slug: "trainers-and-boots",
          name: { en: "Trainers & boots", fa: "کتانی و بوت" },
          description: {
            en: "For pavements, puddles and paths with stones in them.",
            fa: "برای پیاده‌رو، چالهٔ آب و راه‌های سنگلاخ.",
          },
          emoji: "1f45f",
        },
      ],
    },
    {
      slug: "bags-and-luggage",
      name: { en: "Bags & luggage", fa: "کیف و چمدان" },
      description: {
        en: "From a coin purse to a suitcase, all with clasps that hold.",
        fa: "از کیف پول تا چمدان، همه با قفل‌هایی که می‌شود به آن‌ها اعتماد کرد.",
      },
      emoji: "1f45c",
    },
    {
      slug: "hats-scarves-socks",
      name: { en: "Hats, scarves & socks", fa: "کلاه، شال و جوراب" },
      description: {
        en: "Small woven and knitted things that make the weather bearable.",
        fa: "بافتنی‌ها و کلاه‌هایی که سرما و آفتاب را قابل‌تحمل می‌کنند.",
      },
      emoji: "1f9e3",
    },
    {
      slug: "jewellery-watches-eyewear",
      name: { en: "Jewellery, watches & umbrellas", fa: "زیورآلات، ساعت، عینک و چتر" },
      description: {
        en: "Silver, stone and good glass, with an umbrella for the rain.",
        fa: "نقره و سنگ و شیشهٔ خوب، و چتری برای باران.",
      },
      emoji: "1f48d",
    },
  ],
  products: [...accessories, ...bags, ...clothing, ...dresses, ...jewellery, ...shoes],
};
