import type { DemoProduct } from "../../shape";

export const reading: DemoProduct[] = [
  {
    key: "pride-and-prejudice-clothbound",
    category: "novels-stories",
    brand: "sonnet",
    name: { en: "Pride and Prejudice", fa: "غرور و تعصب" },
    subtitle: {
      en: "Jane Austen, clothbound with a ribbon",
      fa: "جین آستین، جلد پارچه‌ای با نوار نشانه",
    },
    summary: {
      en: "The novel in which two clever people misjudge each other completely, in an edition made to be reread.",
      fa: "رمان دو آدم باهوش که یکدیگر را یکسره اشتباه می‌شناسند، در چاپی که برای بازخواندن ساخته شده است.",
    },
    description: {
      en: [
        "Elizabeth Bennet's tongue is quick, Mr Darcy's manners are dreadful, and two hundred years have not dulled a single line. The text follows the first edition of 1813, with a few notes at the back and none in the way.",
        "Sewn pages that lie open by themselves, cream paper, a clear ten-point type and a red cloth cover that grows handsomer as it fades.",
      ],
      fa: [
        "زبان الیزابت بنت تیز است، رفتار آقای دارسی تحمل‌ناپذیر، و دویست سال از لطف یک سطرش هم کم نکرده است. متن بر پایهٔ چاپ نخستِ ۱۸۱۳ است، با چند یادداشت کوتاه در پایان کتاب.",
        "ته‌دوزیِ نخی دارد و روی میز باز می‌ماند؛ کاغذش کرم و حروفش خواناست. پارچهٔ سرخ جلد با گذر سال‌ها زیباتر می‌شود.",
      ],
    },
    rating: 4.9,
    ratingCount: 814,
    sold: 3650,
    age: 655,
    object: { emoji: "1f4d5" },
    companions: [{ emoji: "1f339" }],
    facts: {
      pages: 416,
      material: ["paper", "cotton"],
      age_group: "adult",
      audience: ["everyone"],
    },
    variants: [
      { options: { book_language: "english" }, usd: 1899, irr: 13_500_000, stock: 44 },
      {
        options: { book_language: "persian" },
        usd: 1699,
        irr: 6_900_000,
        stock: 57,
        picture: { emoji: "1f4d5", hue: 25 },
      },
    ],
  },
  {
    key: "lamplighter-of-yazd-novel",
    category: "novels-stories",
    brand: "dastan",
    name: { en: "The Lamplighter of Yazd", fa: "چراغ‌افروز یزد" },
    subtitle: { en: "A novel by Mahtab Sarvari, hardcover", fa: "رمانی از مهتاب سروری، جلد سخت" },
    summary: {
      en: "In the last winter before electricity, an old man keeps the lamps of a desert town and the secrets of its doors.",
      fa: "در آخرین زمستان پیش از آمدن برق، پیرمردی چراغ‌های شهری کویری را نگه می‌دارد و راز درهایش را.",
    },
    description: {
      en: [
        "Every evening Karim walks the same lanes with his ladder, and every door he passes has told him something it should not. When the first electric pole arrives on a camel, the town has to decide what it wants to see.",
        "A quiet, funny and finally heart-stopping book about light and tact. Reading groups will find eight questions on the last page.",
      ],
      fa: [
        "کریم هر غروب با نردبانش از همان کوچه‌ها می‌گذرد و هر دری چیزی به او گفته که نباید می‌گفت. وقتی نخستین تیر برق بر پشت شتر به شهر می‌رسد، اهالی باید تصمیم بگیرند چه چیزهایی را می‌خواهند ببینند.",
        "کتابی آرام و شوخ که آخرش نفس را بند می‌آورد؛ دربارهٔ روشنایی و رازداری. در صفحهٔ پایانی هشت پرسش برای جمع‌های کتاب‌خوانی آمده است.",
      ],
    },
    rating: 4.6,
    ratingCount: 97,
    sold: 540,
    age: 19,
    object: { emoji: "1f4d9" },
    companions: [{ emoji: "1f56f-fe0f" }, { emoji: "1f319" }],
    facts: { pages: 288, material: ["paper"], origin: "iran", age_group: "adult" },
    variants: [
      { options: { book_language: "persian" }, usd: 1499, irr: 5_400_000, stock: 62 },
      {
        options: { book_language: "english" },
        usd: 1799,
        irr: 12_400_000,
        stock: 35,
        picture: { emoji: "1f4d9", hue: 30 },
      },
    ],
  },
  {
    key: "caravanserai-mysteries-trilogy",
    category: "novels-stories",
    brand: "dastan",
    name: { en: "The Caravanserai Mysteries", fa: "معماهای کاروانسرا" },
    subtitle: {
      en: "All three novels by Bahram Delgosha, in Persian",
      fa: "هر سه رمان بهرام دلگشا، به زبان فارسی",
    },
    summary: {
      en: "Three paperbacks in which a retired cook solves crimes along the Silk Road, one night's stop at a time.",
      fa: "سه رمان دربارهٔ آشپزی بازنشسته که در منزلگاه‌های جادهٔ ابریشم، هر شب گره از جنایتی باز می‌کند.",
    },
    description: {
      en: [
        "A caravan stops for the night, the gate is barred, and by morning somebody is missing. Ostad Morad has no badge, only forty years of listening through kitchen hatches, and that is usually enough.",
        "The books can be read in any order, though the romance between the cook and the widow of the third caravanserai rewards patience. Recipes are included and have been tested.",
      ],
      fa: [
        "کاروان شب فرود می‌آید، دروازه بسته می‌شود و صبح یک نفر کم است. استاد مراد نه نشانی دارد و نه حکمی؛ فقط چهل سال از دریچهٔ آشپزخانه گوش داده و همین معمولاً کافی است.",
        "کتاب‌ها را به هر ترتیبی می‌شود خواند، هرچند ماجرای دلدادگی آشپز و بیوهٔ کاروانسرای سوم پاداش صبوران است. دستور غذاها هم واقعی است و امتحانش کرده‌ایم.",
      ],
    },
    rating: 4.5,
    ratingCount: 186,
    sold: 1120,
    age: 240,
    object: { emoji: "1f4da" },
    companions: [{ emoji: "1f50d" }],
    facts: { pages: 912, material: ["paper"], origin: "iran", age_group: "adult" },
    variants: [
      {
        options: { book_language: "persian" },
        usd: 3299,
        irr: 12_900_000,
        usdWas: 3999,
        irrWas: 15_600_000,
        stock: 22,
      },
    ],
  },
  {
    key: "divan-of-hafez",
    category: "poetry-legends",
    brand: "firouzeh",
    name: { en: "The Divan of Hafez", fa: "دیوان حافظ" },
    subtitle: {
      en: "The complete ghazals, for reading and for omens",
      fa: "غزل‌های کامل، برای خواندن و برای فال",
    },
    summary: {
      en: "All the ghazals of the poet of Shiraz in a green hardcover that opens flat wherever you ask it to.",
      fa: "همهٔ غزل‌های خواجهٔ شیراز، در جلدی سبز که هر جا نیت کنید همان‌جا باز می‌ماند.",
    },
    description: {
      en: [
        "Iranians open Hafez for advice, for pleasure and on the longest night of the year. This edition gives every ghazal a page of its own, with hard words explained in a line at the foot.",
        "The English volume prints a prose rendering under each poem, made to be understood rather than admired. Bound in green cloth, with gilt top edges and a silk ribbon.",
      ],
      fa: [
        "حافظ را برای مشورت باز می‌کنیم، برای دلِ خودمان و در شب یلدا. در این چاپ هر غزل صفحه‌ای از آنِ خود دارد و معنی واژه‌های دشوار در یک سطر پای صفحه آمده است.",
        "نسخهٔ انگلیسی زیر هر غزل برگردانی به نثر دارد که برای فهمیدن نوشته شده است. جلدش پارچهٔ سبز است، لبهٔ بالای برگ‌ها زرکوب و نوار نشانه‌اش ابریشمی.",
      ],
    },
    rating: 5.0,
    ratingCount: 892,
    sold: 3980,
    age: 690,
    object: { emoji: "1f4d7" },
    companions: [{ emoji: "1f339" }, { emoji: "1f347" }],
    facts: {
      pages: 560,
      material: ["paper", "cotton", "silk"],
      origin: "iran",
      audience: ["everyone"],
    },
    variants: [
      { options: { book_language: "persian" }, usd: 2499, irr: 9_800_000, stock: 70 },
      {
        options: { book_language: "english" },
        usd: 2999,
        irr: 19_900_000,
        stock: 26,
        picture: { emoji: "1f4d7", hue: 20 },
      },
    ],
  },
  {
    key: "shahnameh-stories-in-prose",
    category: "poetry-legends",
    brand: "tandis",
    name: { en: "Stories from the Shahnameh", fa: "داستان‌های شاهنامه به نثر" },
    subtitle: {
      en: "After Ferdowsi, in plain Persian prose",
      fa: "بازنویسی ساده از فردوسی، با بیت‌های برگزیده",
    },
    summary: {
      en: "Zal and the Simorgh, Rostam and Sohrab, Bijan in his well: twelve stories told to be read aloud.",
      fa: "زال و سیمرغ، رستم و سهراب، بیژن در چاه: دوازده داستان برای بلند خواندن.",
    },
    description: {
      en: [
        "Ferdowsi spent thirty years on his epic. This retelling keeps the pace and the grandeur, loses the battles that resemble each other, and lets his own verses speak whenever prose will not do.",
        "Each story lasts about forty minutes, the length of a winter evening with a child who refuses to sleep. Family trees and a map are at the front.",
      ],
      fa: [
        "فردوسی سی سال رنج برد. این بازنویسی شکوه و شتاب داستان را نگه می‌دارد، از نبردهای همانند می‌گذرد و هر جا نثر کم بیاورد، بیت‌های خودِ استاد را می‌آورد.",
        "خواندن هر داستان چهل دقیقه طول می‌کشد؛ به اندازهٔ یک شب زمستان با کودکی که خوابش نمی‌برد. تبارنامهٔ پهلوانان و نقشهٔ ایران و توران در آغاز کتاب است.",
      ],
    },
    rating: 4.8,
    ratingCount: 305,
    sold: 1730,
    age: 402,
    object: { emoji: "1f4d5", hue: 240 },
    companions: [{ emoji: "1fab6" }],
    facts: {
      pages: 368,
      material: ["paper"],
      origin: "iran",
      age_group: "a10",
      audience: ["everyone"],
    },
    variants: [{ options: { book_language: "persian" }, usd: 1999, irr: 7_400_000, stock: 31 }],
  },
  {
    key: "samovar-table-cookbook",
    category: "cookbooks-maps",
    brand: "lumeo",
    name: { en: "The Samovar Table", fa: "سفرهٔ سماور" },
    subtitle: { en: "Ninety home recipes by Laleh Tavana", fa: "نود دستور خانگی از لاله توانا" },
    summary: {
      en: "Iranian home cooking from breakfast to midnight tea, in recipes that tell you what can go wrong.",
      fa: "آشپزی خانگی ایرانی از صبحانه تا چای آخر شب، با دستورهایی که می‌گویند کجا ممکن است خراب شود.",
    },
    description: {
      en: [
        "Laleh Tavana cooks for eleven people every Friday and writes as she talks: brisk, warm and exact about salt. There are stews for patience, omelettes for haste and a whole chapter on rice crusts.",
        "Every recipe fits on one spread, so nobody has to turn a page with floury hands. The paper is coated and can be wiped clean.",
      ],
      fa: [
        "لاله توانا هر جمعه برای یازده نفر غذا می‌پزد و همان‌طور که حرف می‌زند می‌نویسد: تند، گرم و در کارِ نمک دقیق. برای روزهای صبوری خورش دارد، برای عجله املت، و یک فصل تمام دربارهٔ ته‌دیگ.",
        "هر دستور در دو صفحهٔ روبه‌رو جا شده تا کسی با دست آردی ورق نزند. کاغذش روکش دارد و با دستمال تمیز می‌شود.",
      ],
    },
    rating: 4.7,
    ratingCount: 142,
    sold: 860,
    age: 135,
    object: { emoji: "1f4d6", hue: 90 },
    companions: [{ emoji: "1f372" }, { emoji: "1f35a" }],
    facts: { pages: 232, material: ["paper"], level: "beginner", audience: ["everyone"] },
    variants: [
      { options: { book_language: "persian" }, usd: 2199, irr: 8_900_000, stock: 33 },
      {
        options: { book_language: "english" },
        usd: 2599,
        irr: 17_900_000,
        usdWas: 2999,
        irrWas: 20_700_000,
        stock: 19,
        picture: { emoji: "1f4d6" },
      },
    ],
  },
  {
    key: "folding-world-map",
    category: "cookbooks-maps",
    brand: "northwell",
    name: { en: "Folding map of the world", fa: "نقشهٔ تاشوی جهان" },
    subtitle: {
      en: "136 × 92 cm on tear-resistant paper",
      fa: "۱۳۶ در ۹۲ سانتی‌متر، روی کاغذ مقاوم در برابر پارگی",
    },
    summary: {
      en: "A large, calm map of seas and continents that folds down to the size of a paperback.",
      fa: "نقشه‌ای بزرگ و آرام از دریاها و قاره‌ها که به اندازهٔ یک کتاب جیبی تا می‌شود.",
    },
    description: {
      en: [
        "Soft blues and greens, fine relief shading and just enough names: this is a map for planning a journey and for staring at when there is none to plan. Cities are named in Latin and Persian letters.",
        "The paper can be written on with pencil and wiped with a damp cloth. Four eyelets let you hang it on the wall without a frame.",
      ],
      fa: [
        "آبی‌ها و سبزهای ملایم، سایهٔ ظریف کوه‌ها و نام‌ها به اندازهٔ لازم؛ نقشه‌ای برای برنامهٔ سفر و برای وقتی که سفری در کار نیست و فقط می‌خواهید نگاه کنید. نام شهرها به فارسی و لاتین آمده است.",
        "با مداد می‌شود رویش نوشت و با دستمال نمناک پاک کرد. چهار سوراخ فلزی دارد تا بی قاب به دیوار آویخته شود.",
      ],
    },
    rating: 4.4,
    ratingCount: 63,
    sold: 345,
    age: 317,
    object: { emoji: "1f5fa-fe0f" },
    companions: [{ emoji: "1f9ed" }],
    facts: {
      material: ["paper"],
      length: 136,
      origin: "germany",
      waterproof: true,
      audience: ["everyone"],
    },
    variants: [{ options: {}, usd: 2199, irr: 14_900_000, stock: 16 }],
  },
  {
    key: "desk-globe-25",
    category: "cookbooks-maps",
    brand: "bergmann",
    name: { en: "Physical desk globe", fa: "کرهٔ جغرافیایی رومیزی" },
    subtitle: {
      en: "25 cm across, seas and land in relief",
      fa: "به قطر ۲۵ سانتی‌متر، با برجستگی کوه‌ها",
    },
    summary: {
      en: "A globe without borders: only oceans, plains and mountain ranges you can feel under a finger.",
      fa: "کره‌ای بدون مرز؛ فقط اقیانوس و دشت و رشته‌کوه‌هایی که زیر انگشت حس می‌شوند.",
    },
    description: {
      en: [
        "The mountains are raised, the ocean is smooth, and the Zagros takes a fingertip about two seconds to cross. Leaving out the borders makes room for rivers, currents and questions.",
        "It turns on a silent bearing inside a low ring of beech, so it can be lifted out and passed around a table. Dust it with a dry brush, as you would a book.",
      ],
      fa: [
        "کوه‌ها برجسته‌اند و دریاها صاف؛ گذشتن از زاگرس برای نوک انگشت دو ثانیه طول می‌کشد. مرزها را نکشیده‌اند تا جا برای رودها، جریان‌های دریایی و پرسش‌ها باز بماند.",
        "کره بی‌صدا در حلقهٔ کوتاهی از چوب راش می‌چرخد؛ می‌شود برش داشت و دور میز دست‌به‌دست کرد. با قلم‌موی خشک گردگیری‌اش کنید، همان‌طور که کتاب را.",
      ],
    },
    guarantee: { en: "24-month guarantee", fa: "۲۴ ماه ضمانت" },
    rating: 4.6,
    ratingCount: 78,
    sold: 265,
    age: 181,
    object: { emoji: "1f30d" },
    companions: [{ emoji: "1f4da", hue: 180 }],
    facts: { material: ["plastic", "wood"], origin: "germany", weight: 1150, age_group: "a6" },
    variants: [
      { options: {}, usd: 5900, irr: 41_500_000, usdWas: 7400, irrWas: 51_900_000, stock: 9 },
    ],
  },
];
