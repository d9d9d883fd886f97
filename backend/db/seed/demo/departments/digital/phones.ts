import type { DemoProduct } from "../../shape";

export const phones: DemoProduct[] = [
  {
    key: "everyday-smartphone",
    category: "smartphones",
    brand: "voltra",
    name: { en: "Everyday 5G Smartphone", fa: "گوشی هوشمند 5G روزمره" },
    subtitle: {
      en: "A bright 6.1-inch screen and a battery for a long day",
      fa: "صفحهٔ روشن ۶٫۱ اینچی و باتری یک روز بلند",
    },
    summary: {
      en: "A well-balanced phone that starts quickly, photographs honestly and lasts from breakfast to bedtime.",
      fa: "گوشی متعادلی که سریع کار می‌کند، عکس‌های طبیعی می‌گیرد و از صبح تا آخر شب دوام می‌آورد.",
    },
    description: {
      en: [
        "The aluminum frame has softly rounded edges, so it sits easily in one hand. The " +
          "screen stays readable in midday sun and dims to a gentle amber in the evening.",
        "Two cameras on the back cover the family table and the wide view from the hill. It " +
          "charges to half in about half an hour, and five years of updates are promised by " +
          "the maker.",
      ],
      fa: [
        "قاب آلومینیومی با لبه‌های گرد، راحت در یک دست جا می‌گیرد. صفحه‌اش زیر آفتاب ظهر هم " +
          "خواناست و شب‌ها نورش آرام و گرم می‌شود تا چشم را خسته نکند.",
        "دو دوربین پشت گوشی هم از پس عکس دورهمی برمی‌آیند و هم از پس منظرهٔ باز کوهستان. در " +
          "حدود نیم ساعت تا نیمه شارژ می‌شود و سازنده پنج سال به‌روزرسانی را تضمین کرده است.",
      ],
    },
    guarantee: { en: "24-month guarantee", fa: "۲۴ ماه ضمانت" },
    rating: 4.5,
    ratingCount: 612,
    sold: 2840,
    age: 148,
    object: { emoji: "1f4f1" },
    companions: [{ emoji: "1f50c" }, { emoji: "2615" }],
    facts: {
      screen: 6.1,
      battery_life: 26,
      connection: ["mobile5g", "wifi", "bluetooth", "usbc"],
      weight: 172,
      origin: "korea",
    },
    variants: [
      { options: { color: "purple", storage: "128gb" }, usd: 54900, irr: 384_900_000, stock: 34 },
      { options: { color: "purple", storage: "256gb" }, usd: 62900, irr: 439_900_000, stock: 21 },
      {
        options: { color: "red", storage: "128gb" },
        usd: 49900,
        irr: 348_900_000,
        usdWas: 54900,
        irrWas: 384_900_000,
        stock: 12,
      },
      {
        options: { color: "red", storage: "256gb" },
        usd: 57900,
        irr: 404_900_000,
        usdWas: 62900,
        irrWas: 439_900_000,
        stock: 3,
      },
      {
        options: { color: "blue", storage: "128gb" },
        usd: 54900,
        irr: 384_900_000,
        stock: 27,
      },
      {
        options: { color: "blue", storage: "256gb" },
        usd: 62900,
        irr: 439_900_000,
        stock: 0,
      },
    ],
  },
  {
    key: "compact-smartphone",
    category: "smartphones",
    brand: "lumeo",
    name: { en: "Compact One-Hand Smartphone", fa: "گوشی جمع‌وجور یک‌دستی" },
    subtitle: {
      en: "5.4 inches, for those who miss small phones",
      fa: "۵٫۴ اینچ، برای دلتنگ‌های گوشی کوچک",
    },
    summary: {
      en: "A truly small smartphone: your thumb reaches every corner, and it disappears into a shirt pocket.",
      fa: "گوشی به‌راستی کوچکی که شست به همه‌جای صفحه‌اش می‌رسد و در جیب پیراهن گم می‌شود.",
    },
    description: {
      en: [
        "Small need not mean slow. Maps, messages and banking open without a pause, and the " +
          "sharp screen keeps Persian and Latin type crisp even at the smallest setting.",
        "The matte green back hides fingerprints and gives a sure grip without a case. With " +
          "ordinary use the battery reaches the evening; charge it overnight and forget about " +
          "it.",
      ],
      fa: [
        "کوچک بودن به معنی کند بودن نیست. نقشه، پیام‌رسان و همراه‌بانک بی‌معطلی باز می‌شوند " +
          "و صفحهٔ شفافش حتی ریزترین نوشتهٔ فارسی را تمیز و خوانا نشان می‌دهد.",
        "پشت سبز مات، جای انگشت به خود نمی‌گیرد و بدون قاب هم در دست سُر نمی‌خورد. با مصرف " +
          "معمول تا شب جواب می‌دهد؛ شب به شارژ بزنید و دیگر نگرانش نباشید.",
      ],
    },
    guarantee: { en: "18-month guarantee", fa: "۱۸ ماه ضمانت" },
    rating: 4.3,
    ratingCount: 187,
    sold: 940,
    age: 265,
    object: { emoji: "1f4f1", hue: 225 },
    companions: [{ emoji: "1f511" }, { emoji: "1f45c", hue: 40 }],
    facts: {
      screen: 5.4,
      battery_life: 18,
      connection: ["mobile5g", "wifi", "bluetooth", "jack"],
      weight: 133,
    },
    variants: [
      { options: { storage: "64gb" }, usd: 29900, irr: 209_900_000, stock: 16 },
      { options: { storage: "128gb" }, usd: 34900, irr: 243_900_000, stock: 25 },
      { options: { storage: "256gb" }, usd: 41900, irr: 292_900_000, stock: 8 },
    ],
  },
  {
    key: "trail-smartphone",
    category: "smartphones",
    brand: "zagros",
    name: { en: "Rugged Trail Smartphone", fa: "گوشی جان‌سخت طبیعت‌گردی" },
    subtitle: {
      en: "Rubber armour, two days of battery, no fear of rain",
      fa: "بدنهٔ ضربه‌گیر، دو روز باتری، بی‌هراس از باران",
    },
    summary: {
      en: "A tough phone for building sites, orchards and mountain paths, with keys you can press in gloves.",
      fa: "گوشی محکمی برای کارگاه، باغ و راه‌های کوهستانی، با دکمه‌هایی که با دستکش هم فشرده می‌شوند.",
    },
    description: {
      en: [
        "The body is wrapped in ribbed brown rubber that takes a fall onto stone without " +
          "complaint. Rinse it under the tap when the day has been muddy.",
        "Offline maps and a compass are ready on the first screen, and the loudspeaker " +
          "carries over wind and engines. At 280 grams it is no feather, but it will still be " +
          "on when other phones have gone dark.",
      ],
      fa: [
        "بدنه‌اش با لاستیک قهوه‌ای شیاردار پوشیده شده و از افتادن روی سنگ خم به ابرو " +
          "نمی‌آورد. اگر گلی شد، زیر شیر آب بشوییدش.",
        "نقشهٔ آفلاین و قطب‌نما روی صفحهٔ اول آماده‌اند و صدای بلندگو از باد و موتور بلندتر " +
          "است. با ۲۸۰ گرم وزن، پَرِ کاه نیست؛ اما وقتی گوشی‌های دیگر خاموش شده‌اند، هنوز روشن " +
          "است.",
      ],
    },
    guarantee: { en: "24-month guarantee", fa: "۲۴ ماه ضمانت" },
    rating: 4.6,
    ratingCount: 31,
    sold: 120,
    age: 22,
    object: { emoji: "1f4f1", hue: 135 },
    companions: [{ emoji: "26fa" }, { emoji: "1f9ed" }],
    facts: {
      screen: 6,
      battery_life: 48,
      waterproof: true,
      connection: ["mobile5g", "wifi", "bluetooth", "usbc"],
      weight: 280,
    },
    variants: [{ options: {}, usd: 45900, irr: 319_900_000, stock: 14 }],
  },
  {
    key: "push-button-telephone",
    category: "home-phones",
    brand: "sonnet",
    name: { en: "Push-Button Desk Telephone", fa: "تلفن رومیزی دکمه‌ای" },
    subtitle: {
      en: "A classic handset with a bell you can hear upstairs",
      fa: "گوشی کلاسیک با زنگی که تا طبقهٔ بالا می‌رسد",
    },
    summary: {
      en: "A wired telephone in four cheerful colors, with large keys, a real cradle and a clear, warm voice.",
      fa: "تلفن باسیم در چهار رنگ شاد، با دکمه‌های درشت، جاگوشی واقعی و صدایی صاف و گرم.",
    },
    description: {
      en: [
        "The handset has a comfortable weight and rests on the shoulder the way telephones " +
          "used to. Keys are wide, well spaced and easy to press without glasses.",
        "It draws its power from the telephone line, so it keeps working in a power cut. The " +
          "ringer has three volumes, and the coiled cord stretches to two meters. Wipe the " +
          "shell with a damp cloth.",
      ],
      fa: [
        "گوشی‌اش وزن دل‌چسبی دارد و مثل تلفن‌های قدیم روی شانه می‌نشیند. دکمه‌ها درشت و جدا " +
          "از هم‌اند و بدون عینک هم می‌شود با آن‌ها شماره گرفت.",
        "برقش را از خط تلفن می‌گیرد و هنگام قطعی برق هم کار می‌کند. صدای زنگ سه درجه دارد و " +
          "سیم فنری‌اش تا دو متر باز می‌شود. برای تمیز کردن، دستمال نم‌دار کافی است.",
      ],
    },
    guarantee: { en: "12-month guarantee", fa: "۱۲ ماه ضمانت" },
    rating: 4.4,
    ratingCount: 73,
    sold: 356,
    age: 420,
    object: { emoji: "260e-fe0f" },
    companions: [{ emoji: "1f4d3", hue: 90 }, { emoji: "1fab4" }],
    facts: { material: "plastic", weight: 890, audience: "everyone", origin: "turkey" },
    variants: [
      { options: { color: "red" }, usd: 5900, irr: 41_500_000, stock: 18 },
      {
        options: { color: "green" },
        usd: 5900,
        irr: 41_500_000,
        stock: 9,
      },
      {
        options: { color: "turquoise" },
        usd: 5900,
        irr: 41_500_000,
        stock: 24,
      },
      {
        options: { color: "blue" },
        usd: 5900,
        irr: 41_500_000,
        stock: 6,
      },
    ],
  },
  {
    key: "office-fax-telephone",
    category: "home-phones",
    brand: "bergmann",
    name: { en: "Office Fax with Handset", fa: "فکس اداری با گوشی تلفن" },
    subtitle: {
      en: "For clinics, notaries and everyone who still needs paper",
      fa: "برای مطب، دفترخانه و هر جا که کاغذ لازم است",
    },
    summary: {
      en: "A plain-paper fax, copier and telephone in one dependable desk machine.",
      fa: "فکس کاغذ معمولی، دستگاه کپی و تلفن، همه در یک دستگاه رومیزی مطمئن.",
    },
    description: {
      en: [
        "It prints on ordinary A4 sheets rather than fading thermal rolls, and holds fifty " +
          "pages in memory when the tray runs empty. The lit display shows who is calling " +
          "before you pick up.",
        "Twenty numbers sit behind one-touch keys. A single ink film lasts about three " +
          "hundred pages and changes in a minute, without stained fingers.",
      ],
      fa: [
        "به‌جای رول حرارتی که کم‌کم رنگ می‌بازد، روی کاغذ معمولی A4 چاپ می‌کند و اگر کاغذ " +
          "تمام شود، پنجاه صفحه را در حافظه نگه می‌دارد. نمایشگر روشنش شمارهٔ تماس‌گیرنده را " +
          "نشان می‌دهد.",
        "بیست شماره با یک دکمه گرفته می‌شوند. هر رول کاربن حدود سیصد صفحه دوام دارد و در یک " +
          "دقیقه، بی‌آنکه دست سیاه شود، عوض می‌شود.",
      ],
    },
    guarantee: { en: "24-month guarantee", fa: "۲۴ ماه ضمانت" },
    rating: 3.9,
    ratingCount: 28,
    sold: 131,
    age: 610,
    object: { emoji: "1f4e0" },
    companions: [{ emoji: "1f5c2-fe0f" }, { emoji: "1f4dd" }],
    facts: { power_source: "mains", power: 45, weight: 3400, origin: "japan" },
    variants: [{ options: {}, usd: 14900, irr: 104_900_000, stock: 7 }],
  },
];
