import type { DemoProduct } from "../../shape";

/** Shoes, trainers and boots. */
export const shoes: DemoProduct[] = [
  {
    key: "tabriz-leather-derbies",
    category: "shoes-and-heels",
    brand: "sepidar",
    name: { en: "Tabriz Leather Derby Shoes", fa: "کفش چرم بنددار تبریز" },
    subtitle: {
      en: "Welted soles and full-grain calf, lasted in Tabriz",
      fa: "چرم گوساله و کفِ دوخته‌شده، کار کفاش‌های تبریز",
    },
    summary: {
      en: "A plain round-toed shoe that can be resoled, and that is worth resoling.",
      fa: "کفشی ساده با پنجهٔ گرد که می‌شود کفش را عوض کرد و ارزشش را هم دارد.",
    },
    description: {
      en: [
        "Cut from a single hide so that both shoes age alike, then stretched on the last for three days. The sole " +
          "is stitched to a welt, not glued, which means any good cobbler can replace it ten years from now.",
        "They are stiff for the first week; wear them for an hour at a time and let them rest on trees. Neutral " +
          "cream once a month keeps the brown from drying out.",
      ],
      fa: [
        "هر دو لنگه از یک پوست بریده می‌شوند تا یک‌جور کهنه شوند و سه روز روی قالب می‌مانند. تخت کفش به جای چسب " +
          "دوخته شده است؛ یعنی ده سال دیگر هم هر کفاش خوبی می‌تواند عوضش کند.",
        "هفتهٔ اول کمی سفت است؛ روزی یک ساعت بپوشید و بعد قالب چوبی داخلش بگذارید. ماهی یک بار واکس بی‌رنگ " +
          "نمی‌گذارد قهوه‌ای چرم خشک شود.",
      ],
    },
    guarantee: { en: "18-month guarantee on soles", fa: "۱۸ ماه ضمانت کفی و دوخت" },
    rating: 4.8,
    ratingCount: 274,
    sold: 1130,
    age: 620,
    object: { emoji: "1f45e", hue: 15 },
    companions: [{ emoji: "1f4bc" }, { emoji: "1f454" }],
    facts: {
      material: ["leather"],
      origin: "iran",
      audience: ["men"],
      handmade: true,
      season: ["spring", "autumn", "winter"],
    },
    variants: [
      { options: { shoe_size: "40" }, usd: 12_900, irr: 74_900_000, stock: 5 },
      { options: { shoe_size: "41" }, usd: 12_900, irr: 74_900_000, stock: 11 },
      { options: { shoe_size: "42" }, usd: 12_900, irr: 74_900_000, stock: 14 },
      { options: { shoe_size: "43" }, usd: 12_900, irr: 74_900_000, stock: 9 },
      { options: { shoe_size: "44" }, usd: 12_900, irr: 74_900_000, stock: 2 },
    ],
  },
  {
    key: "slender-court-heels",
    category: "shoes-and-heels",
    brand: "rokhsar",
    name: { en: "Slender Court Heels", fa: "کفش پاشنه‌بلند کلاسیک" },
    subtitle: {
      en: "A seven-centimeter heel with a cushioned forefoot",
      fa: "پاشنهٔ هفت‌سانتی با پنجهٔ نرم",
    },
    summary: {
      en: "Formal heels with a padded sole, made by people who asked dancers what hurts.",
      fa: "کفشی رسمی با کف نرم؛ سازنده‌اش اول از رقصنده‌ها پرسیده کجای پا درد می‌گیرد.",
    },
    description: {
      en: [
        "The line from heel to toe is classic; what matters is out of sight. There is four millimeters of soft " +
          "latex under the ball of the foot, a steel shank through the arch, and a heel set exactly below your " +
          "weight.",
        "The upper is smooth leather, the lining kid. Wipe with a barely damp cloth, keep them in their bag and " +
          "have the tips replaced before you hear metal on the stairs.",
      ],
      fa: [
        "خط پاشنه تا پنجه کلاسیک است، اما اصل کار دیده نمی‌شود: چهار میلی‌متر لاتکس زیر پنجه، تیغهٔ فولادی در قوس " +
          "پا و پاشنه‌ای که درست زیر وزن بدن نشسته است.",
        "رویه چرم صاف و آستر چرم بزغاله است. با دستمال کم‌نم تمیزش کنید، در کیسهٔ خودش بگذارید و تا صدای فلز روی " +
          "پله‌ها درنیامده، سرپاشنه را عوض کنید.",
      ],
    },
    rating: 4.3,
    ratingCount: 131,
    sold: 560,
    age: 265,
    object: { emoji: "1f460" },
    companions: [{ emoji: "1f45b" }, { emoji: "1f339" }],
    facts: {
      material: ["leather"],
      origin: "italy",
      audience: ["women"],
      season: ["spring", "summer", "autumn"],
    },
    variants: [
      {
        options: { color: "red", shoe_size: "37" },
        usd: 9800,
        irr: 67_900_000,
        usdWas: 12_500,
        irrWas: 86_900_000,
        stock: 6,
      },
      {
        options: { color: "red", shoe_size: "38" },
        usd: 9800,
        irr: 67_900_000,
        usdWas: 12_500,
        irrWas: 86_900_000,
        stock: 8,
      },
      {
        options: { color: "red", shoe_size: "39" },
        usd: 9800,
        irr: 67_900_000,
        usdWas: 12_500,
        irrWas: 86_900_000,
        stock: 5,
      },
      {
        options: { color: "blue", shoe_size: "37" },
        usd: 12_500,
        irr: 86_900_000,
        stock: 7,
      },
      {
        options: { color: "blue", shoe_size: "38" },
        usd: 12_500,
        irr: 86_900_000,
        stock: 10,
      },
      {
        options: { color: "blue", shoe_size: "39" },
        usd: 12_500,
        irr: 86_900_000,
        stock: 5,
      },
    ],
  },
  {
    key: "soft-ballet-flats",
    category: "shoes-and-heels",
    brand: "mahan",
    name: { en: "Soft Leather Flats", fa: "کفش تخت چرم نرم" },
    subtitle: {
      en: "Unlined, bendable, small enough for a handbag",
      fa: "بی‌آستر، انعطاف‌پذیر و جاشونده در کیف دستی",
    },
    summary: {
      en: "Everyday flats that bend double and come back into shape.",
      fa: "کفش تخت هرروزه که تا می‌شود و دوباره به فرم خودش برمی‌گردد.",
    },
    description: {
      en: [
        "One soft piece of leather, turned inside out to sew and turned back again, the way gloves are made. " +
          "Without lining or stiffening they take on the outline of your foot in about two days.",
        "A thin rubber sole under the heel and toe spares the leather on wet pavements. They suit dry days best; " +
          "when caught in the rain, stuff them with newspaper and leave them well away from the radiator.",
      ],
      fa: [
        "یک تکه چرم نرم که مثل دستکش، پشت‌ورو دوخته و بعد برگردانده می‌شود. چون آستر و لایی ندارد، دو روزه شکل پای " +
          "خودتان را می‌گیرد.",
        "زیر پاشنه و پنجه لایهٔ نازکی لاستیک دارد تا چرم روی سنگ‌فرش خیس آسیب نبیند. برای روزهای خشک بهتر است؛ اگر " +
          "باران غافلگیرتان کرد، با روزنامه پرش کنید و دور از شوفاژ بگذارید.",
      ],
    },
    rating: 4.5,
    ratingCount: 189,
    sold: 1025,
    age: 330,
    object: { emoji: "1f97f" },
    companions: [{ emoji: "1f452" }, { emoji: "1f45c" }],
    facts: {
      material: ["leather"],
      origin: "iran",
      audience: ["women"],
      season: ["spring", "summer", "autumn"],
    },
    variants: [
      { options: { shoe_size: "36" }, usd: 5400, irr: 31_900_000, stock: 8 },
      { options: { shoe_size: "37" }, usd: 5400, irr: 31_900_000, stock: 21 },
      { options: { shoe_size: "38" }, usd: 5400, irr: 31_900_000, stock: 26 },
      { options: { shoe_size: "39" }, usd: 5400, irr: 31_900_000, stock: 13 },
    ],
  },
  {
    key: "wide-strap-mule-sandals",
    category: "shoes-and-heels",
    brand: "tesselle",
    name: { en: "Wide-Strap Heeled Sandals", fa: "صندل پاشنه‌دار بندپهن" },
    subtitle: {
      en: "One broad strap and a steady, low block heel",
      fa: "یک بند پهن و پاشنه‌ای کوتاه و محکم",
    },
    summary: {
      en: "Slip-on sandals with enough heel for a terrace and not too much for the steps down to it.",
      fa: "صندلی راحت با پاشنه‌ای که هم به مهمانی تراس می‌خورد و هم به پله‌های باغ.",
    },
    description: {
      en: [
        "The strap crosses the foot at its widest part and is lined with suede, so it holds without rubbing. " +
          "Beneath it is a contoured footbed in pale leather, and a five-centimeter heel broad enough for gravel.",
        "No buckles to fasten: step in and go. Brush the suede dry rather than wiping it, and have the heel tips " +
          "renewed each summer if you wear them as often as we do.",
      ],
      fa: [
        "بند از پهن‌ترین جای پا می‌گذرد و آستر جیر دارد تا بدون ساییدن نگه دارد. کفی چرم روشن قالب پاست و پاشنهٔ " +
          "پنج‌سانتی آن‌قدر پهن است که در شن فرو نرود.",
        "سگک ندارد؛ پا را داخلش بگذارید و راه بیفتید. جیر را به جای دستمال نم‌دار با برس خشک تمیز کنید و اگر زیاد " +
          "می‌پوشید، هر تابستان سرپاشنه‌ها را نو کنید.",
      ],
    },
    rating: 4.2,
    ratingCount: 8,
    sold: 40,
    age: 26,
    object: { emoji: "1f461" },
    companions: [{ emoji: "1f576-fe0f", hue: 90 }, { emoji: "1f33a" }],
    facts: { material: ["leather"], origin: "portugal", audience: ["women"], season: ["summer"] },
    variants: [
      { options: { shoe_size: "37" }, usd: 8500, irr: 58_900_000, stock: 9 },
      { options: { shoe_size: "38" }, usd: 8500, irr: 58_900_000, stock: 12 },
      { options: { shoe_size: "39" }, usd: 8500, irr: 58_900_000, stock: 4 },
    ],
  },
  {
    key: "everyday-lace-trainers",
    category: "trainers-and-boots",
    brand: "pooyesh",
    name: { en: "Light Everyday Trainers", fa: "کتانی سبک روزمره" },
    subtitle: {
      en: "A pale mesh upper on a springy white sole",
      fa: "رویهٔ توری روشن روی زیرهٔ سفید و فنری",
    },
    summary: {
      en: "Light trainers for long errands, short runs and airports.",
      fa: "کتانی سبک برای خریدهای طولانی، دویدن‌های کوتاه و فرودگاه‌ها.",
    },
    description: {
      en: [
        "One shoe weighs 240 grams in size 41, most of it in a foam sole that gives at the heel and pushes back at " +
          "the toe. The knitted upper lets air through and is reinforced where the big toe usually wins.",
        "The insole lifts out for washing or for your own orthotic. Clean with a soft brush and lukewarm soapy " +
          "water; the washing machine shortens the life of the glue.",
      ],
      fa: [
        "هر لنگه در سایز ۴۱ فقط ۲۴۰ گرم وزن دارد و بیشترش زیره‌ای است که زیر پاشنه نرم می‌شود و از پنجه پس می‌زند. " +
          "رویهٔ بافته هوا را رد می‌کند و جای شست تقویت شده است.",
        "کفی بیرون می‌آید تا شسته شود یا کفی طبی خودتان را بگذارید. با برس نرم و آب ولرم و صابون تمیز کنید؛ ماشین " +
          "لباس‌شویی عمر چسبش را کم می‌کند.",
      ],
    },
    rating: 4.4,
    ratingCount: 871,
    sold: 3980,
    age: 290,
    object: { emoji: "1f45f" },
    companions: [{ emoji: "1f9e6", hue: 120 }, { emoji: "1f9e2" }],
    facts: {
      material: ["polyester", "rubber"],
      origin: "korea",
      audience: ["women", "men"],
      season: ["spring", "summer", "autumn"],
      weight: 480,
    },
    variants: [
      { options: { color: "purple", shoe_size: "38" }, usd: 7900, irr: 53_900_000, stock: 18 },
      { options: { color: "purple", shoe_size: "40" }, usd: 7900, irr: 53_900_000, stock: 25 },
      {
        options: { color: "blue", shoe_size: "41" },
        usd: 7900,
        irr: 53_900_000,
        stock: 31,
      },
      {
        options: { color: "blue", shoe_size: "43" },
        usd: 7900,
        irr: 53_900_000,
        stock: 20,
      },
      {
        options: { color: "green", shoe_size: "40" },
        usd: 6300,
        irr: 42_900_000,
        usdWas: 7900,
        irrWas: 53_900_000,
        stock: 7,
      },
      {
        options: { color: "green", shoe_size: "42" },
        usd: 6300,
        irr: 42_900_000,
        usdWas: 7900,
        irrWas: 53_900_000,
        stock: 3,
      },
    ],
  },
  {
    key: "side-zip-heeled-boots",
    category: "trainers-and-boots",
    brand: "rokhsar",
    name: { en: "Side-Zip Heeled Boots", fa: "بوت پاشنه‌دار زیپ‌دار" },
    subtitle: {
      en: "Mid-calf boots with a contrast sole and full-length zip",
      fa: "بوت نیم‌ساق با زیرهٔ دورنگ و زیپ سرتاسری",
    },
    summary: {
      en: "Bright boots for gray weeks, with a heel you can walk a mile on.",
      fa: "بوت‌های خوش‌رنگ برای هفته‌های ابری، با پاشنه‌ای که با آن می‌شود راه رفت.",
    },
    description: {
      en: [
        "The shaft is smooth leather that stands up by itself without being stiff, and the zip runs from ankle to " +
          "top, with a leather tab behind it so it never touches your stocking. The sole is pale, grooved rubber.",
        "A thin fleece lining keeps the warmth in without making the boot tight. Treat with wax before the first " +
          "wet day and again in midwinter.",
      ],
      fa: [
        "ساق از چرم صافی است که بی‌آنکه خشک باشد خودش می‌ایستد. زیپ از مچ تا بالا می‌رود و زبانه‌ای چرمی پشت آن " +
          "است تا به جوراب نگیرد. زیره لاستیک روشن و شیاردار است.",
        "آستر نازک پشمی گرما را نگه می‌دارد و بوت را تنگ نمی‌کند. پیش از اولین روز بارانی و یک بار هم وسط زمستان " +
          "به آن موم چرم بزنید.",
      ],
    },
    rating: 4.5,
    ratingCount: 11,
    sold: 42,
    age: 18,
    object: { emoji: "1f462" },
    companions: [{ emoji: "1f9e3" }, { emoji: "2602-fe0f", hue: 60 }],
    facts: {
      material: ["leather", "wool"],
      origin: "turkey",
      audience: ["women"],
      season: ["autumn", "winter"],
      waterproof: false,
    },
    variants: [
      { options: { color: "red", shoe_size: "37" }, usd: 13_900, irr: 94_900_000, stock: 7 },
      { options: { color: "red", shoe_size: "38" }, usd: 13_900, irr: 94_900_000, stock: 10 },
      {
        options: { color: "brown", shoe_size: "38" },
        usd: 13_900,
        irr: 94_900_000,
        stock: 8,
      },
      {
        options: { color: "brown", shoe_size: "39" },
        usd: 13_900,
        irr: 94_900_000,
        stock: 6,
      },
    ],
  },
  {
    key: "ridge-hiking-boots",
    category: "trainers-and-boots",
    brand: "zagros",
    name: { en: "Ridge Hiking Boots", fa: "بوت کوهنوردی ستیغ" },
    subtitle: {
      en: "Nubuck uppers, deep lugs, a membrane that keeps streams out",
      fa: "رویهٔ نبوک، آج عمیق و غشای ضدآب",
    },
    summary: {
      en: "Boots for the kind of path that is really a dry stream bed.",
      fa: "بوتی برای راه‌هایی که در اصل بستر خشک رودخانه‌اند.",
    },
    description: {
      en: [
        "We tested them for two seasons above Darband, carrying too much. The collar is padded high over the " +
          "ankle, the toe is capped in rubber, and a breathable membrane holds out water up to the second lace hook.",
        "Break them in on pavements for a week before trusting them with a mountain. Knock off mud when it is dry, " +
          "reproof the nubuck twice a year and never dry boots beside a fire.",
      ],
      fa: [
        "دو فصل آن‌ها را با کولهٔ سنگین بالای دربند آزموده‌ایم. لبهٔ نرمش از قوزک بالاتر می‌آید، پنجه محافظ " +
          "لاستیکی دارد و غشای تنفسی تا قلاب دوم بند آب را راه نمی‌دهد.",
        "پیش از آنکه در کوه به آن‌ها تکیه کنید، یک هفته در شهر بپوشید. گل را وقتی خشک شد بتکانید، سالی دو بار به " +
          "نبوک اسپری ضدآب بزنید و هرگز کنار آتش خشکشان نکنید.",
      ],
    },
    guarantee: { en: "24-month guarantee", fa: "۲۴ ماه ضمانت" },
    rating: 4.7,
    ratingCount: 455,
    sold: 1675,
    age: 480,
    object: { emoji: "1f97e" },
    companions: [{ emoji: "1f392", hue: 120 }, { emoji: "1f9ed" }],
    facts: {
      material: ["leather", "rubber"],
      origin: "iran",
      audience: ["women", "men"],
      season: ["autumn", "winter", "spring"],
      waterproof: true,
    },
    variants: [
      {
        options: { shoe_size: "39" },
        usd: 14_900,
        irr: 89_900_000,
        usdWas: 17_900,
        irrWas: 107_900_000,
        stock: 6,
      },
      {
        options: { shoe_size: "41" },
        usd: 14_900,
        irr: 89_900_000,
        usdWas: 17_900,
        irrWas: 107_900_000,
        stock: 13,
      },
      {
        options: { shoe_size: "42" },
        usd: 14_900,
        irr: 89_900_000,
        usdWas: 17_900,
        irrWas: 107_900_000,
        stock: 17,
      },
      {
        options: { shoe_size: "43" },
        usd: 14_900,
        irr: 89_900_000,
        usdWas: 17_900,
        irrWas: 107_900_000,
        stock: 9,
      },
      {
        options: { shoe_size: "45" },
        usd: 14_900,
        irr: 89_900_000,
        usdWas: 17_900,
        irrWas: 107_900_000,
        stock: 1,
      },
    ],
  },
];
