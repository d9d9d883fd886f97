import type { DemoProduct } from "../../shape";

export const plants: DemoProduct[] = [
  {
    key: "leafy-plant-terracotta-pot",
    category: "houseplants",
    brand: "baghban",
    name: { en: "Leafy plant in terracotta pot", fa: "گیاه برگ‌سبز در گلدان سفالی" },
    subtitle: {
      en: "Easy-going, bright shade, water once a week",
      fa: "کم‌توقع، سایهٔ روشن، هفته‌ای یک بار آب",
    },
    summary: {
      en: "A forgiving evergreen that tells you when it is thirsty and recovers by evening.",
      fa: "همیشه‌سبزی بی‌ادعا که تشنگی‌اش را نشان می‌دهد و تا عصر سرحال می‌آید.",
    },
    description: {
      en: [
        "If you have lost plants before, begin here. It likes a window without direct sun, " +
          "droops a little when dry and stands up again a few hours after a drink.",
        "The pot is real terracotta with a drainage hole and a saucer, so roots can breathe. S " +
          "is about 15 centimeters tall, M 30 and L 55. In spring, move it one size up and it " +
          "will thank you with new leaves.",
      ],
      fa: [
        "اگر قبلاً گیاهی از دستتان رفته، از این شروع کنید. پنجرهٔ بی‌آفتاب مستقیم را دوست " +
          "دارد، تشنه که شود کمی خم می‌شود و چند ساعت بعد از آب دوباره می‌ایستد.",
        "گلدانش سفال واقعی است، با سوراخ زهکش و زیرگلدانی، تا ریشه نفس بکشد. S حدود ۱۵ " +
          "سانتی‌متر قد دارد، M سی و L پنجاه‌وپنج. بهار که شد، به گلدانی یک شماره بزرگ‌تر ببریدش.",
      ],
    },
    guarantee: { en: "Arrives alive, or we replace it", fa: "سالم می‌رسد، وگرنه عوضش می‌کنیم" },
    rating: 4.7,
    ratingCount: 402,
    sold: 1780,
    age: 290,
    object: { emoji: "1fab4" },
    companions: [{ emoji: "1faa3", hue: 240 }],
    facts: { origin: "iran", place: ["indoor"], level: "beginner", material: ["ceramic"] },
    variants: [
      { options: { size: "s" }, usd: 1200, irr: 6_500_000, stock: 46 },
      { options: { size: "m" }, usd: 2400, irr: 13_200_000, stock: 25 },
      { options: { size: "l" }, usd: 4900, irr: 27_500_000, stock: 7 },
    ],
  },
  {
    key: "column-cactus",
    category: "houseplants",
    brand: "kavir",
    name: { en: "Three-armed column cactus", fa: "کاکتوس ستونی سه‌شاخه" },
    subtitle: {
      en: "About 25 cm, happiest when slightly ignored",
      fa: "حدود ۲۵ سانتی؛ هرچه کمتر سر بزنید، بهتر",
    },
    summary: {
      en: "The desert in a small pot: sun, a sip every three weeks, and otherwise peace.",
      fa: "یک تکه کویر در گلدان؛ آفتاب، هر سه هفته یک جرعه آب و دیگر هیچ.",
    },
    description: {
      en: [
        "Grown from a cutting and rooted for two years before it leaves the nursery, so the " +
          "arms are firm and the spines short. It wants the sunniest sill you have.",
        "From November to March leave it nearly dry and cool; that rest is what brings white " +
          "flowers in a good summer. We ship it bare of wet soil, wrapped in paper, with gloves " +
          "drawn on the box as a hint.",
      ],
      fa: [
        "از قلمه روییده و دو سال در گلخانه ریشه دوانده؛ برای همین شاخه‌هایش محکم و تیغ‌هایش " +
          "کوتاه است. آفتابی‌ترین پنجرهٔ خانه را به او بدهید.",
        "از آبان تا اسفند تقریباً خشک و خنک نگهش دارید؛ همین استراحت است که تابستان گل سفید " +
          "می‌آورد. لای کاغذ و با خاک خشک می‌فرستیم و روی جعبه دستکشی کشیده‌ایم که حواستان باشد.",
      ],
    },
    rating: 4.8,
    ratingCount: 156,
    sold: 690,
    age: 340,
    object: { emoji: "1f335" },
    companions: [{ emoji: "1faa8" }],
    facts: { origin: "iran", place: ["indoor"], level: "beginner", length: 25 },
    variants: [{ options: {}, usd: 1600, irr: 8_500_000, stock: 34 }],
  },
  {
    key: "hand-tied-mixed-bouquet",
    category: "bouquets-cut-flowers",
    brand: "golpar",
    name: { en: "Hand-tied mixed bouquet", fa: "دسته‌گل رنگارنگ دست‌پیچ" },
    subtitle: {
      en: "Whatever opened this morning, wrapped in green paper",
      fa: "هرچه امروز صبح شکفته، پیچیده در کاغذ سبز",
    },
    summary: {
      en: "A loose bouquet in pinks and yellows, tied by a florist who dislikes stiff arrangements.",
      fa: "دسته‌گلی رها به صورتی و زرد، کار گل‌آرایی که از چیدمان خشک خوشش نمی‌آید.",
    },
    description: {
      en: [
        "No two are alike, because no two mornings at the flower market are. Expect lilies, " +
          "daisies and something scented, gathered so that every head can be seen and spiralled " +
          "so the bunch stands by itself.",
        "M has about 12 stems, L 20 and XL 32. Cut two centimeters off on arrival, change the " +
          "water every other day, and keep it away from the fruit bowl: ripe apples age flowers.",
      ],
      fa: [
        "هیچ دوتایی عین هم نیست، چون هیچ دو صبحی در بازار گل عین هم نیست. سوسن و مینا و گلی " +
          "خوش‌عطر در آن هست و ساقه‌ها مارپیچ بسته شده تا دسته خودش بایستد.",
        "M حدود ۱۲ شاخه دارد، L بیست و XL سی‌ودو. وقتی رسید، دو سانتی‌متر از ته ساقه‌ها ببرید، " +
          "یک روز در میان آب را عوض کنید و کنار ظرف میوه نگذارید؛ سیب رسیده گل را زود پیر می‌کند.",
      ],
    },
    rating: 4.6,
    ratingCount: 518,
    sold: 2900,
    age: 610,
    object: { emoji: "1f490" },
    companions: [{ emoji: "1f3fa", hue: 150 }, { emoji: "1f36b" }],
    facts: {
      origin: "iran",
      season: ["spring", "summer", "autumn"],
      place: ["indoor"],
      handmade: true,
    },
    variants: [
      { options: { size: "m" }, usd: 3500, irr: 18_900_000, stock: 20 },
      { options: { size: "l" }, usd: 4900, irr: 26_500_000, stock: 14 },
      {
        options: { size: "xl" },
        usd: 6900,
        irr: 37_500_000,
        usdWas: 7900,
        irrWas: 43_000_000,
        stock: 6,
      },
    ],
  },
  {
    key: "long-stem-red-roses",
    category: "bouquets-cut-flowers",
    brand: "rokhsar",
    name: { en: "Long-stemmed red roses", fa: "رز قرمز ساقه‌بلند" },
    subtitle: { en: "60 cm stems, thorns removed, half open", fa: "ساقهٔ ۶۰ سانتی، بی‌خار، نیمه‌باز" },
    summary: {
      en: "Deep red roses cut half open, so the person who gets them sees them bloom.",
      fa: "رزهای قرمز پررنگ که نیمه‌باز چیده شده‌اند تا شکفتنشان را همان کسی ببیند که هدیه می‌گیرد.",
    },
    description: {
      en: [
        "They come from greenhouses in Mahallat, are cooled within the hour and travel " +
          "standing in water. Half-open heads last longest: a week is normal, ten days if the " +
          "room is cool.",
        "One says enough. Six fill a narrow vase; twelve need no explanation. Strip leaves " +
          "below the waterline and cut each stem slantwise under running water. A card with your " +
          "own words is included.",
      ],
      fa: [
        "از گلخانه‌های محلات می‌آیند، در همان ساعت اول خنک می‌شوند و ایستاده در آب سفر " +
          "می‌کنند. گل نیمه‌باز از همه ماندگارتر است: یک هفته، و در اتاق خنک تا ده روز.",
        "یک شاخه هم حرفش را می‌زند؛ شش شاخه گلدانی باریک را پر می‌کند و دوازده شاخه توضیح " +
          "نمی‌خواهد. برگ‌های زیر آب را بکنید و ساقه را اُریب ببرید. کارتی هم با جملهٔ خودتان " +
          "همراهش می‌فرستیم.",
      ],
    },
    rating: 4.5,
    ratingCount: 377,
    sold: 2310,
    age: 470,
    object: { emoji: "1f339" },
    companions: [{ emoji: "1f56f-fe0f" }, { emoji: "1f36b" }],
    facts: { origin: "iran", length: 60, season: ["spring", "summer", "autumn", "winter"] },
    variants: [
      { options: { pack: "single" }, usd: 500, irr: 2_500_000, stock: 60 },
      { options: { pack: "set6" }, usd: 2400, irr: 12_900_000, stock: 22 },
      { options: { pack: "set12" }, usd: 4200, irr: 22_900_000, stock: 0 },
    ],
  },
  {
    key: "spring-tulips",
    category: "bouquets-cut-flowers",
    brand: "baghban",
    name: { en: "Spring tulips", fa: "لالهٔ بهاری" },
    subtitle: {
      en: "Tight buds in one color, by six or twelve",
      fa: "غنچه‌های بستهٔ یک‌رنگ، شش یا دوازده‌تایی",
    },
    summary: {
      en: "Tulips go on growing in the vase and bend toward the window; that is half the pleasure.",
      fa: "لاله در گلدان هم قد می‌کشد و رو به پنجره خم می‌شود؛ نیمی از لطفش همین است.",
    },
    description: {
      en: [
        "We sell them squeaking fresh: when the leaves rub and make a sound, the bunch was cut " +
          "within a day. The buds color as they open and lean whichever way the light comes.",
        "Give them little water, very cold, and top it up daily. A straight-sided vase keeps " +
          "them upright; a wide one lets them dance. They dislike daffodils in the same water.",
      ],
      fa: [
        "تازه‌تازه می‌فروشیمشان؛ وقتی برگ‌ها به هم ساییده می‌شوند و صدا می‌دهند، یعنی همین " +
          "دیروز چیده شده‌اند. غنچه‌ها با بازشدن رنگ می‌گیرند و سمت نور سر خم می‌کنند.",
        "آب کم و خیلی خنک بدهید و هر روز کمی به آن اضافه کنید. گلدان دیواره‌صاف سرپا نگهشان " +
          "می‌دارد و گلدان دهان‌گشاد می‌گذارد برقصند. با نرگس در یک آب نمی‌سازند.",
      ],
    },
    rating: 4.7,
    ratingCount: 94,
    sold: 560,
    age: 24,
    object: { emoji: "1f337" },
    companions: [{ emoji: "1fa9f" }],
    facts: { origin: "iran", season: ["spring"], place: ["indoor"], length: 35 },
    variants: [
      { options: { color: "pink", pack: "set6" }, usd: 1400, irr: 7_200_000, stock: 30 },
      { options: { color: "pink", pack: "set12" }, usd: 2500, irr: 12_900_000, stock: 18 },
      {
        options: { color: "red", pack: "set6" },
        usd: 1400,
        irr: 7_200_000,
        stock: 26,
      },
      {
        options: { color: "red", pack: "set12" },
        usd: 2500,
        irr: 12_900_000,
        stock: 0,
      },
      {
        options: { color: "purple", pack: "set6" },
        usd: 1500,
        irr: 7_800_000,
        stock: 15,
      },
      {
        options: { color: "purple", pack: "set12" },
        usd: 2700,
        irr: 13_900_000,
        stock: 9,
      },
    ],
  },
  {
    key: "giant-sunflower-seeds-sowing",
    category: "seeds-bulbs-seedlings",
    brand: "verdant",
    name: { en: "Giant sunflower seeds for sowing", fa: "بذر آفتابگردان غول‌پیکر" },
    subtitle: {
      en: "20 seeds, up to 2.5 meters by August",
      fa: "۲۰ دانه، تا مرداد به دو متر و نیم می‌رسد",
    },
    summary: {
      en: "A children's project that ends taller than the parents.",
      fa: "کاری برای بچه‌ها که آخرش از پدر و مادر بلندتر می‌شود.",
    },
    description: {
      en: [
        "Push a seed two centimeters into warm soil in April, against a sunny wall, and stand " +
          "back. Some weeks you can see the difference between breakfast and supper.",
        "Each plant needs a stake and half a meter of room, plus plenty of water once the bud " +
          "shows. Leave the heads after flowering: finches will clear them by October. " +
          "Germination this season is 94 per cent.",
      ],
      fa: [
        "فروردین یک دانه را دو سانتی‌متر در خاک گرم پای دیوار آفتاب‌گیر فرو کنید و عقب " +
          "بایستید. بعضی هفته‌ها از صبحانه تا شام قدکشیدنش را می‌بینید.",
        "هر بوته یک قیم و نیم متر جا می‌خواهد و از وقتی غنچه زد، آب فراوان. بعد از گل‌دادن سرش " +
          "را نبرید؛ سهره‌ها تا مهر ترتیبش را می‌دهند. جوانه‌زنی امسال ۹۴ درصد است.",
      ],
    },
    rating: 4.4,
    ratingCount: 63,
    sold: 880,
    age: 205,
    object: { emoji: "1f33b" },
    companions: [{ emoji: "1f41d" }, { emoji: "1f331" }],
    facts: {
      origin: "iran",
      season: ["spring"],
      place: ["outdoor"],
      level: "beginner",
      audience: ["kids", "everyone"],
    },
    variants: [{ options: {}, usd: 400, irr: 2_100_000, stock: 72 }],
  },
  {
    key: "hyacinth-bulbs",
    category: "seeds-bulbs-seedlings",
    brand: "baghban",
    name: { en: "Prepared hyacinth bulbs", fa: "پیاز سنبل آماده" },
    subtitle: {
      en: "Three bulbs, in flower for Nowruz",
      fa: "سه پیاز؛ درست به وقت نوروز گل می‌دهد",
    },
    summary: {
      en: "Chilled for twelve weeks already, so they flower and scent the room right on time.",
      fa: "دوازده هفته سرما دیده‌اند تا سرِ موقع گل بدهند و اتاق را از عطر پر کنند.",
    },
    description: {
      en: [
        "Hyacinths need a winter before they will bloom. Ours have had it in the cold store; " +
          "plant them in early February, half above the soil, and expect flowers at the turn of " +
          "the year.",
        "They also grow in a glass with water just below the root. Keep them in the dark until " +
          "the shoot is a finger long, then bring them to light. Wear gloves: the skins make " +
          "some hands itch.",
      ],
      fa: [
        "سنبل تا زمستان نبیند گل نمی‌دهد. این پیازها زمستانشان را در سردخانه گذرانده‌اند؛ " +
          "نیمهٔ بهمن نصفه در خاک بکارید تا لحظهٔ تحویل سال شکفته باشند.",
        "در لیوان هم می‌رویند، به شرطی که آب کمی پایین‌تر از ریشه باشد. تا جوانه به اندازهٔ یک " +
          "انگشت نشده در تاریکی بمانند. دستکش بپوشید؛ پوست پیاز بعضی دست‌ها را به خارش می‌اندازد.",
      ],
    },
    rating: 4.8,
    ratingCount: 211,
    sold: 1430,
    age: 255,
    object: { emoji: "1fabb" },
    companions: [{ emoji: "1fa9e" }, { emoji: "1f34e" }],
    facts: {
      origin: "iran",
      season: ["winter", "spring"],
      place: ["indoor", "outdoor"],
      level: "beginner",
    },
    variants: [
      { options: { color: "purple" }, usd: 1100, irr: 5_400_000, stock: 40 },
      {
        options: { color: "pink" },
        usd: 1100,
        irr: 5_400_000,
        stock: 33,
      },
      {
        options: { color: "blue" },
        usd: 1100,
        irr: 5_400_000,
        stock: 2,
      },
    ],
  },
  {
    key: "balcony-tomato-seeds",
    category: "seeds-bulbs-seedlings",
    brand: "verdant",
    name: { en: "Balcony tomato seeds", fa: "بذر گوجهٔ بالکنی" },
    subtitle: {
      en: "30 seeds of a compact, heavy-cropping bush",
      fa: "۳۰ بذر از بوته‌ای کوتاه و پربار",
    },
    summary: {
      en: "A bush tomato bred for pots: knee-high, no pruning, fruit from June until the first cold.",
      fa: "گوجه‌ای که برای گلدان پرورده شده؛ تا زانو قد می‌کشد، هرس نمی‌خواهد و تا اول سرما بار می‌دهد.",
    },
    description: {
      en: [
        "Sow on a windowsill in March, move to a ten-liter pot in May and give it the warmest " +
          "corner of the balcony. The fruit is medium-sized, thin-skinned and sweet enough for " +
          "eating over the sink.",
        "Water at the foot, never on the leaves, and feed every fortnight once flowers appear. " +
          "The variety is open-pollinated, so you can keep your own seed for next year.",
      ],
      fa: [
        "اسفند لب پنجره بکارید، اردیبهشت به گلدان ده‌لیتری ببرید و گرم‌ترین گوشهٔ بالکن را به " +
          "او بدهید. میوه‌اش متوسط، نازک‌پوست و آن‌قدر شیرین است که همان پای بوته خورده می‌شود.",
        "آب را پای بوته بدهید، نه روی برگ، و از گل‌دادن به بعد دو هفته یک بار کود. رقمش " +
          "آزادگرده‌افشان است؛ می‌توانید برای سال بعد از خودش بذر بگیرید.",
      ],
    },
    rating: 0,
    ratingCount: 0,
    sold: 12,
    age: 8,
    object: { emoji: "1f345" },
    companions: [{ emoji: "1f331" }, { emoji: "1fab4" }],
    facts: {
      origin: "italy",
      season: ["spring", "summer"],
      place: ["outdoor"],
      diet: ["organic"],
      level: "beginner",
    },
    variants: [{ options: {}, usd: 400, irr: 2_200_000, stock: 55 }],
  },
  {
    key: "rooted-herb-seedlings",
    category: "seeds-bulbs-seedlings",
    brand: "sepidar",
    name: { en: "Rooted kitchen seedlings", fa: "نشای سبزی خوراکی" },
    subtitle: {
      en: "Basil, mint and savory, ready to plant out",
      fa: "ریحان، نعنا و مرزه، آمادهٔ کاشت",
    },
    summary: {
      en: "Three weeks of waiting already done for you: sturdy plugs that can go straight into soil.",
      fa: "سه هفته انتظار را ما کشیده‌ایم؛ نشای قوی که یک‌راست در خاک می‌رود.",
    },
    description: {
      en: [
        "Raised cool and slow under real daylight, which gives short stems and good roots. " +
          "Each grows in a peat-free plug that you plant whole, so nothing is disturbed.",
        "A box on the kitchen sill is enough for a handful of sabzi a day. Space them a hand " +
          "apart, water in the morning and pick the tips often; the more you take, the bushier " +
          "they grow.",
      ],
      fa: [
        "خنک و آرام زیر نور واقعی روز بزرگ شده‌اند؛ ساقه‌شان کوتاه و ریشه‌شان پر است. هر نشا " +
          "در مکعبی بدون پیت است که درسته می‌کارید و ریشه تکان نمی‌خورد.",
        "یک جعبه لب پنجرهٔ آشپزخانه برای روزی یک مشت سبزی خوردن بس است. به فاصلهٔ یک وجب " +
          "بکارید، صبح‌ها آب بدهید و سرشاخه‌ها را زود به زود بچینید؛ هرچه بیشتر بچینید، پرپشت‌تر " +
          "می‌شوند.",
      ],
    },
    guarantee: { en: "Arrives alive, or we replace it", fa: "سالم می‌رسد، وگرنه عوضش می‌کنیم" },
    rating: 4.3,
    ratingCount: 49,
    sold: 370,
    age: 60,
    object: { emoji: "1f331" },
    companions: [{ emoji: "1f33f" }, { emoji: "1f9e4", hue: 200 }],
    facts: {
      origin: "iran",
      season: ["spring", "summer"],
      place: ["indoor", "outdoor"],
      level: "beginner",
    },
    variants: [
      { options: { pack: "set6" }, usd: 1200, irr: 5_900_000, stock: 28 },
      { options: { pack: "set12" }, usd: 2100, irr: 10_500_000, stock: 19 },
    ],
  },
];
