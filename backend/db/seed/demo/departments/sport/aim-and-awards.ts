import type { DemoProduct } from "../../shape";

export const aimAndAwards: DemoProduct[] = [
  {
    key: "take-down-recurve-bow",
    category: "aim-awards",
    brand: "narvan",
    name: { en: "Take-Down Recurve Bow", fa: "کمان ریکرو جداشونده" },
    subtitle: {
      en: "Wooden riser, 24-pound limbs, one arrow",
      fa: "دستهٔ چوبی، بازوی ۲۴ پوندی، همراه یک تیر",
    },
    summary: {
      en: "A first bow that comes apart for the journey and draws without a struggle.",
      fa: "کمانی برای شروع که برای سفر جدا می‌شود و بی‌زحمت کشیده می‌شود.",
    },
    description: {
      en: [
        "Twenty-four pounds is a draw weight that lets you learn form before muscle. The riser " +
          "is laminated from two woods and oiled, with a shelf cut for right-handed archers.",
        "Two hand screws hold the limbs, so the whole bow fits in a rucksack. Use it at a " +
          "range or in front of a proper butt, never towards a path. Unstring it overnight and " +
          "wax the string monthly.",
      ],
      fa: [
        "کشش بیست‌وچهار پوند یعنی اول فرم را یاد می‌گیرید و بعد زور را. دسته از دو جور چوب " +
          "لایه‌لایه ساخته و روغن خورده است و جای تیرش برای راست‌دست‌ها تراشیده شده.",
        "بازوها با دو پیچ دستی بسته می‌شوند و کمان در کوله جا می‌گیرد. فقط در سالن یا جلوی " +
          "سیبل مناسب استفاده کنید، هرگز رو به گذرگاه. شب‌ها زه را باز کنید و ماهی یک بار موم " +
          "بزنید.",
      ],
    },
    guarantee: { en: "12-month guarantee on the limbs", fa: "۱۲ ماه ضمانت بازوها" },
    rating: 0,
    ratingCount: 0,
    sold: 2,
    age: 9,
    object: { emoji: "1f3f9" },
    companions: [{ emoji: "1f3af" }],
    facts: { material: "wood", handmade: true, level: "beginner", age_group: "adult", length: 158 },
    variants: [{ options: {}, usd: 14_900, irr: 104_300_000, stock: 12 }],
  },
  {
    key: "ringed-dartboard-set",
    category: "aim-awards",
    brand: "oakline",
    name: { en: "Ringed Dartboard with Darts", fa: "ست دارت" },
    subtitle: {
      en: "Five rings, two darts, hook included",
      fa: "پنج حلقه، دو دارت، همراه قلاب نصب",
    },
    summary: {
      en: "A simple red-and-white board for the hallway, played by the ring.",
      fa: "صفحه‌ای ساده و قرمز و سفید برای راهرو، با امتیازِ حلقه‌ها.",
    },
    description: {
      en: [
        "No arithmetic, no quarrels: the middle is fifty, and each ring outwards is worth ten " +
          "less. The face is pressed fiber that closes after every hit, so the board stays " +
          "smooth for years.",
        "The darts are balanced with brass and have spare flights. Hang it at eye level for an " +
          "adult, put a mat in front, and stand two meters and a half away. Quarter turns spread " +
          "the wear.",
      ],
      fa: [
        "نه جمع و تفریق دارد نه دعوا: وسط پنجاه امتیاز است و هر حلقه به طرف بیرون ده تا کمتر. " +
          "رویه از الیاف فشرده است که بعد از هر ضربه جمع می‌شود و صفحه سال‌ها صاف می‌ماند.",
        "دارت‌ها بدنهٔ برنجی و پرهٔ یدک دارند. صفحه را هم‌سطح چشم بزرگ‌تر آویزان کنید، جلویش " +
          "زیرانداز پهن کنید و دو متر و نیم فاصله بگیرید. هر از گاهی ربع دور بچرخانیدش تا یکدست " +
          "کهنه شود.",
      ],
    },
    rating: 4.2,
    ratingCount: 121,
    sold: 610,
    age: 440,
    object: { emoji: "1f3af" },
    companions: [{ emoji: "1f3c5" }],
    facts: { material: ["paper", "brass"], level: "beginner", place: "indoor", age_group: "adult" },
    variants: [
      { options: {}, usd: 3300, irr: 23_100_000, usdWas: 4200, irrWas: 29_400_000, stock: 27 },
    ],
  },
  {
    key: "soft-edge-flying-disc",
    category: "aim-awards",
    brand: "kitewell",
    name: { en: "Soft-Edge Flying Disc", fa: "دیسک پرنده" },
    subtitle: { en: "175 grams, easy on the fingers", fa: "۱۷۵ گرم، نرم برای انگشت‌ها" },
    summary: {
      en: "A full-weight disc with a rounded rim that flies straight and lands politely.",
      fa: "دیسکی با وزن مسابقه و لبهٔ گرد که صاف می‌پرد و آرام می‌نشیند.",
    },
    description: {
      en: [
        "At 175 grams it is heavy enough to hold a line in a breeze, yet the rim is rounded so " +
          "a hard catch does not sting. The underside has fine rings for the thumb.",
        "It floats, so the lake is allowed. Dogs like it too, though teeth leave marks that no " +
          "plastic forgets. Leave it flat in the sun if it ever warps; it settles back by itself.",
      ],
      fa: [
        "با ۱۷۵ گرم وزن، در نسیم هم مسیرش را نگه می‌دارد و چون لبه‌اش گرد است، گرفتن پاس محکم " +
          "انگشت را نمی‌سوزاند. زیرش شیارهای ریزی برای شست دارد.",
        "روی آب می‌ماند، پس کنار دریاچه هم مجاز است. سگ‌ها هم دوستش دارند، هرچند جای دندان روی " +
          "پلاستیک پاک نمی‌شود. اگر روزی تاب برداشت، صاف زیر آفتاب بگذاریدش تا خودش به حالت اول " +
          "برگردد.",
      ],
    },
    rating: 4.6,
    ratingCount: 267,
    sold: 1980,
    age: 370,
    object: { emoji: "1f94f" },
    companions: [{ emoji: "1f9e2", hue: 180 }],
    facts: { material: "plastic", weight: 175, age_group: "a6", place: "outdoor" },
    variants: [
      { options: { color: "blue" }, usd: 1100, irr: 7_700_000, stock: 70 },
      {
        options: { color: "pink" },
        usd: 1100,
        irr: 7_700_000,
        stock: 44,
      },
      {
        options: { color: "orange" },
        usd: 1100,
        irr: 7_700_000,
        stock: 38,
      },
      {
        options: { color: "turquoise" },
        usd: 900,
        irr: 6_300_000,
        usdWas: 1100,
        irrWas: 7_700_000,
        stock: 15,
      },
    ],
  },
  {
    key: "star-medal",
    category: "aim-awards",
    brand: "setareh",
    name: { en: "Star Medal on Striped Ribbon", fa: "مدال ستاره با روبان" },
    subtitle: {
      en: "Gold-tone metal, blank back for engraving",
      fa: "فلز طلایی، پشت ساده برای حکاکی",
    },
    summary: {
      en: "A proper weighty medal for school races, quizzes and brave dentist visits.",
      fa: "مدالی سنگین و جدی برای مسابقهٔ مدرسه، مسابقهٔ معلومات و شجاعت روی صندلی دندان‌پزشکی.",
    },
    description: {
      en: [
        "A medal should have weight, or it feels like a biscuit wrapper. This one is cast, " +
          "gold-toned and seventy grams, with a raised star on the front and nothing at all on " +
          "the back.",
        "Any engraver can add a name in ten minutes. The ribbon is striped, forty centimeters " +
          "long when hung, and stitched shut. A dry cloth is enough to keep the surface bright.",
      ],
      fa: [
        "مدال باید سنگینی داشته باشد، وگرنه به کاغذ شکلات می‌ماند. این یکی ریخته‌گری شده، " +
          "طلایی است و هفتاد گرم وزن دارد؛ رویش ستاره‌ای برجسته و پشتش خالیِ خالی است.",
        "هر حکاکی ده‌دقیقه‌ای نامی پشتش می‌نویسد. روبان راه‌راهش بعد از آویختن چهل سانتی‌متر " +
          "بلندی دارد و سرش دوخته شده است. برای برق انداختنش یک دستمال خشک بس است.",
      ],
    },
    rating: 4.4,
    ratingCount: 58,
    sold: 890,
    age: 610,
    object: { emoji: "1f3c5" },
    companions: [{ emoji: "1f3c6" }],
    facts: { material: ["iron", "polyester"], weight: 70, audience: "everyone", origin: "iran" },
    variants: [
      { options: { pack: "single" }, usd: 600, irr: 4_200_000, stock: 80 },
      { options: { pack: "set6" }, usd: 3000, irr: 21_000_000, stock: 36 },
      { options: { pack: "set12" }, usd: 5400, irr: 37_800_000, stock: 14 },
    ],
  },
  {
    key: "two-handled-trophy",
    category: "aim-awards",
    brand: "tandis",
    name: { en: "Two-Handled Trophy Cup", fa: "جام قهرمانی دو‌دسته" },
    subtitle: { en: "Polished cup on a dark wooden base", fa: "جام صیقلی روی پایهٔ چوبی تیره" },
    summary: {
      en: "A cup to lift over the head, with a plate waiting for a name.",
      fa: "جامی برای بالای سر بردن، با پلاکی که منتظر یک نام است.",
    },
    description: {
      en: [
        "The cup is spun brass with a gold-tone finish, and the handles are soldered rather " +
          "than glued, so it survives being passed around a team bus. The base is solid " +
          "walnut-stained wood with felt beneath.",
        "Small suits a desk, large a glass cabinet. The plate on the front unscrews for " +
          "engraving. Dust it; do not polish it, or the finish will thin.",
      ],
      fa: [
        "جام از برنجِ خم‌کاری‌شده با روکش طلایی است و دسته‌هایش لحیم شده‌اند، نه چسبیده؛ پس از " +
          "دست‌به‌دست شدن در اتوبوس تیم جان سالم به در می‌برد. پایه چوب یکپارچه به رنگ گردو با " +
          "کف نمدی است.",
        "اندازهٔ کوچک به میز کار می‌آید و بزرگش به ویترین. پلاک جلو برای حکاکی باز می‌شود. فقط " +
          "گردگیری‌اش کنید؛ مادهٔ براق‌کننده روکش را نازک می‌کند.",
      ],
    },
    rating: 4.7,
    ratingCount: 31,
    sold: 205,
    age: 270,
    object: { emoji: "1f3c6" },
    companions: [{ emoji: "1f3c5" }],
    facts: {
      material: ["brass", "wood", "gold_plated"],
      handmade: true,
      place: "indoor",
      origin: "iran",
    },
    variants: [
      { options: { size: "s" }, usd: 2900, irr: 20_300_000, stock: 26 },
      { options: { size: "m" }, usd: 4400, irr: 30_800_000, stock: 17 },
      { options: { size: "l" }, usd: 6700, irr: 46_900_000, stock: 5 },
    ],
  },
];
