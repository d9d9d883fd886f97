import type { DemoProduct } from "../../shape";

export const ballsAndTraining: DemoProduct[] = [
  {
    key: "match-football",
    category: "sport-balls",
    brand: "pooyesh",
    name: { en: "Grass Match Football", fa: "توپ فوتبال چمنی" },
    subtitle: { en: "Size 5, thermally bonded panels", fa: "سایز ۵ با قطعه‌های پرس حرارتی" },
    summary: {
      en: "A full-size match ball that flies straight and keeps its weight on a wet pitch.",
      fa: "توپ مسابقه‌ای سایز ۵ که صاف می‌رود و روی چمن خیس هم سنگین نمی‌شود.",
    },
    description: {
      en: [
        "The panels are bonded with heat instead of thread, so there are no seams for water to " +
          "creep into. The surface has a fine grain that helps with control when the grass is " +
          "damp.",
        "Inside is a rubber bladder that needs a top-up about once a month. Wipe it with a wet " +
          "cloth after the game and keep it out of a hot car.",
      ],
      fa: [
        "قطعه‌های این توپ به‌جای نخ با حرارت به هم چسبیده‌اند و درزی نیست که آب از آن تو برود. " +
          "رویهٔ کمی دانه‌دارش روی چمن نم‌دار هم زیر پا لیز نمی‌خورد.",
        "تیوب لاستیکی‌اش باد را خوب نگه می‌دارد و معمولاً ماهی یک بار باد زدن برایش کافی است. " +
          "بعد از بازی با دستمال نم‌دار پاکش کنید و آن را در ماشینِ داغ جا نگذارید.",
      ],
    },
    rating: 4.5,
    ratingCount: 312,
    sold: 1840,
    age: 410,
    object: { emoji: "26bd" },
    companions: [{ emoji: "1f945" }],
    facts: {
      material: ["rubber", "polyester"],
      weight: 430,
      level: "intermediate",
      place: "outdoor",
      origin: "iran",
    },
    variants: [
      { options: { color: "blue" }, usd: 3400, irr: 23_800_000, stock: 42 },
      {
        options: { color: "red" },
        usd: 3400,
        irr: 23_800_000,
        stock: 26,
      },
      {
        options: { color: "green" },
        usd: 2700,
        irr: 18_900_000,
        usdWas: 3400,
        irrWas: 23_800_000,
        stock: 11,
      },
    ],
  },
  {
    key: "street-basketball",
    category: "sport-balls",
    brand: "barsam",
    name: { en: "Courtyard Basketball", fa: "توپ بسکتبال خیابانی" },
    subtitle: {
      en: "Size 7, deep channels, all-weather rubber",
      fa: "سایز ۷، شیارهای عمیق، لاستیک مقاوم",
    },
    summary: {
      en: "A tough rubber basketball made for asphalt, chain nets and long evenings.",
      fa: "توپ لاستیکی پرجان برای آسفالت، تور زنجیری و عصرهای طولانی.",
    },
    description: {
      en: [
        "Leather wears through on concrete in a month. This ball has a thick rubber cover with " +
          "deep, wide channels, so your fingers find their place even when it is dusty.",
        "The bounce is lively and even from the first day. It arrives slightly soft for " +
          "shipping; pump it up to eight pounds and it is ready. Soap and water clean it.",
      ],
      fa: [
        "رویهٔ چرمی روی سیمان یک‌ماهه نخ‌نما می‌شود. این توپ روکش لاستیکی ضخیم و شیارهای پهن و " +
          "عمیق دارد و انگشت‌ها حتی وقتی خاکی شده جای خودشان را پیدا می‌کنند.",
        "از همان روز اول یکدست و سرحال بالا می‌آید. برای حمل کمی کم‌باد فرستاده می‌شود؛ باد را " +
          "روی هشت پوند تنظیم کنید و بازی را شروع کنید. با آب و صابون هم تمیز می‌شود.",
      ],
    },
    rating: 4.3,
    ratingCount: 187,
    sold: 960,
    age: 265,
    object: { emoji: "1f3c0" },
    companions: [{ emoji: "1f45f" }],
    facts: { material: "rubber", weight: 610, level: "beginner", place: "outdoor" },
    variants: [
      {
        options: { color: "orange" },
        usd: 2600,
        irr: 18_200_000,
        usdWas: 3200,
        irrWas: 22_400_000,
        stock: 38,
      },
      {
        options: { color: "turquoise" },
        usd: 2600,
        irr: 18_200_000,
        usdWas: 3200,
        irrWas: 22_400_000,
        stock: 14,
      },
      {
        options: { color: "purple" },
        usd: 2600,
        irr: 18_200_000,
        usdWas: 3200,
        irrWas: 22_400_000,
        stock: 9,
      },
    ],
  },
  {
    key: "beach-volleyball",
    category: "sport-balls",
    brand: "harbor",
    name: { en: "Sand-Colored Beach Volleyball", fa: "توپ والیبال ساحلی" },
    subtitle: { en: "Soft cover, machine-stitched", fa: "رویهٔ نرم و دوخت ماشینی" },
    summary: {
      en: "A soft beach volleyball that is kind to the forearms and shrugs off salt water.",
      fa: "توپ والیبالی نرم که به ساعد فشار نمی‌آورد و از آب شور نمی‌ترسد.",
    },
    description: {
      en: [
        "Foam under the cover takes the sting out of a hard serve, which makes this a good " +
          "ball for mixed teams and long holidays. It is a touch larger and lighter than an " +
          "indoor ball, as the beach game asks.",
        "Rinse it with fresh water at the end of the day and let it dry in the shade. The pale " +
          "color is easy to spot at dusk.",
      ],
      fa: [
        "لایهٔ فوم زیر رویه، ضرب سرویس‌های محکم را می‌گیرد؛ برای همین در بازی‌های خانوادگی و " +
          "سفرهای طولانی حسابی به کار می‌آید. کمی از توپ سالنی بزرگ‌تر و کم‌بادتر است، همان‌طور " +
          "که والیبال ساحلی می‌خواهد.",
        "آخر روز با آب شیرین بشوییدش و بگذارید در سایه خشک شود. رنگ روشنش دم غروب هم به‌راحتی " +
          "دیده می‌شود.",
      ],
    },
    rating: 4.6,
    ratingCount: 74,
    sold: 410,
    age: 120,
    object: { emoji: "1f3d0", hue: 120 },
    companions: [{ emoji: "26f1-fe0f" }],
    facts: {
      material: "polyester",
      weight: 270,
      place: "outdoor",
      season: ["spring", "summer"],
      waterproof: true,
    },
    variants: [{ options: {}, usd: 2900, irr: 20_300_000, stock: 33 }],
  },
  {
    key: "club-tennis-racket",
    category: "racket-sports",
    brand: "tandis",
    name: { en: "Club Tennis Racket", fa: "راکت تنیس باشگاهی" },
    subtitle: {
      en: "Light aluminum frame, strung, with one ball",
      fa: "فریم سبک آلومینیومی، زه‌کشی‌شده، همراه یک توپ",
    },
    summary: {
      en: "A forgiving racket for your first hundred hours on court.",
      fa: "راکتی خوش‌دست برای صد ساعت اول تنیس.",
    },
    description: {
      en: [
        "The head is wide, so a ball hit slightly off center still goes where you meant it to. " +
          "At 275 grams the frame is light enough for a two-handed backhand without a tired " +
          "shoulder.",
        "It comes strung at a medium tension, wrapped with a soft grip you can replace " +
          "yourself, and with one ball to begin with. Most people who learn with it keep it as a " +
          "second racket.",
      ],
      fa: [
        "سطح راکت پهن است و ضربه‌ای که کمی از مرکز فاصله بگیرد هم به همان‌جا می‌رود که " +
          "می‌خواستید. با ۲۷۵ گرم وزن، بک‌هند دودستی هم شانه را خسته نمی‌کند.",
        "با کشش متوسط زه‌کشی شده، گریپ نرمش را خودتان می‌توانید عوض کنید و یک توپ هم همراه " +
          "دارد. خیلی‌ها بعد از یاد گرفتن، آن را به‌عنوان راکت دوم نگه می‌دارند.",
      ],
    },
    guarantee: { en: "12-month guarantee on the frame", fa: "۱۲ ماه ضمانت فریم" },
    rating: 4.2,
    ratingCount: 96,
    sold: 380,
    age: 330,
    object: { emoji: "1f3be" },
    companions: [{ emoji: "1f9e2" }],
    facts: { material: "aluminium", weight: 275, level: "beginner", length: 69 },
    variants: [
      {
        options: { color: "red" },
        usd: 6900,
        irr: 48_300_000,
        usdWas: 8500,
        irrWas: 59_500_000,
        stock: 15,
      },
      {
        options: { color: "blue" },
        usd: 6900,
        irr: 48_300_000,
        stock: 8,
      },
    ],
  },
  {
    key: "park-badminton-set",
    category: "racket-sports",
    brand: "kitewell",
    name: { en: "Park Badminton Set", fa: "ست بدمینتون پارک" },
    subtitle: {
      en: "Steel rackets, shuttlecocks, carry bag",
      fa: "راکت استیل، توپ پَردار و کیف حمل",
    },
    summary: {
      en: "Rackets and shuttlecocks in one bag, for any patch of grass without wind.",
      fa: "راکت و توپ بدمینتون در یک کیف؛ فقط یک تکه چمن بی‌باد لازم دارید.",
    },
    description: {
      en: [
        "Badminton needs no booking and hardly any explaining. The rackets have steel shafts " +
          "that survive being sat on, and grips thin enough for a ten-year-old's hand.",
        "Each pair comes with three shuttlecocks; the set for four adds a folding net line " +
          "with pegs. Everything fits back into the bag, which hangs from a bicycle handlebar or " +
          "a coat hook.",
      ],
      fa: [
        "بدمینتون نه نوبت سالن می‌خواهد و نه آموزش مفصل. میلهٔ راکت‌ها استیل است و اگر کسی " +
          "رویشان بنشیند هم کج نمی‌شوند؛ دسته‌ها هم آن‌قدر باریک‌اند که در دست بچهٔ ده‌ساله جا " +
          "بگیرند.",
        "هر جفت راکت سه توپ دارد و در ست چهارنفره یک تور تاشو با میخ زمین هم هست. همه‌چیز " +
          "دوباره در کیف جا می‌شود؛ کیفی که به فرمان دوچرخه یا جالباسی آویزان می‌شود.",
      ],
    },
    rating: 4.4,
    ratingCount: 203,
    sold: 1120,
    age: 480,
    object: { emoji: "1f3f8" },
    companions: [{ emoji: "1f392", hue: 120 }],
    facts: {
      material: ["steel", "plastic"],
      audience: "everyone",
      level: "beginner",
      place: "outdoor",
    },
    variants: [
      { options: { pack: "set2" }, usd: 2400, irr: 16_800_000, stock: 47 },
      { options: { pack: "set4" }, usd: 4300, irr: 30_100_000, stock: 18 },
    ],
  },
  {
    key: "five-ply-table-tennis-bat",
    category: "racket-sports",
    brand: "hinode",
    name: { en: "Five-Ply Table Tennis Bat", fa: "راکت پینگ‌پنگ پنج‌لایه" },
    subtitle: {
      en: "Poplar blade, 2 mm sponge, one ball",
      fa: "تیغهٔ سپیدار، اسفنج ۲ میلی‌متری، همراه یک توپ",
    },
    summary: {
      en: "A balanced bat with real spin, one step up from the office drawer.",
      fa: "راکتی متعادل با چرخش واقعی؛ یک پله بالاتر از راکت‌های دم‌دستی اداره.",
    },
    description: {
      en: [
        "Five thin layers of poplar give this blade a calm, even touch: fast enough for a " +
          "counter-attack, slow enough to keep a push short. The rubber grips the ball so that " +
          "spin does what the books say.",
        "The flared handle is sanded, not varnished, and stays dry in a warm hand. Clean the " +
          "rubber with a damp sponge and store it away from sunlight.",
      ],
      fa: [
        "پنج لایهٔ نازک چوب سپیدار به تیغهٔ راکت ضربه‌ای آرام و یکدست می‌دهد؛ برای ضدحمله " +
          "به‌اندازهٔ کافی تند و برای توپ کوتاه به‌اندازهٔ کافی کند است. رویه توپ را می‌گیرد و " +
          "پیچ‌ها درست درمی‌آیند.",
        "دستهٔ پهن‌شونده‌اش سمباده خورده و لاک ندارد، برای همین در دست گرم لیز نمی‌شود. رویه " +
          "را با اسفنج نم‌دار تمیز کنید و راکت را دور از آفتاب نگه دارید.",
      ],
    },
    rating: 4.7,
    ratingCount: 141,
    sold: 690,
    age: 205,
    object: { emoji: "1f3d3", hue: 15 },
    companions: [{ emoji: "1f45f", hue: 120 }],
    facts: {
      material: ["wood", "rubber"],
      weight: 175,
      level: "intermediate",
      place: "indoor",
      origin: "japan",
    },
    variants: [{ options: {}, usd: 3900, irr: 27_300_000, stock: 22 }],
  },
  {
    key: "leather-boxing-gloves",
    category: "training-combat",
    brand: "zagros",
    name: { en: "Leather Boxing Gloves", fa: "دستکش بوکس چرمی" },
    subtitle: { en: "Layered foam, wide wrist strap", fa: "فوم چندلایه با مچ‌بند پهن" },
    summary: {
      en: "Cowhide gloves for bag work and sparring, with a wrist that stays straight.",
      fa: "دستکش چرم گاوی برای کیسه و مبارزه، با مچ‌بندی که مچ را صاف نگه می‌دارد.",
    },
    description: {
      en: [
        "Three layers of foam, firm outside and soft at the knuckle, spread the blow over the " +
          "whole fist. The thumb is stitched to the palm, so it cannot catch.",
        "The strap is wide and closes with one pull of the teeth. Expect a stiff first week; " +
          "then the leather takes the shape of your hand. Open them to air after training and " +
          "never dry them on a radiator.",
      ],
      fa: [
        "سه لایه فوم، بیرون سفت و کنار بند انگشت‌ها نرم، ضربه را روی تمام مشت پخش می‌کند. شست " +
          "به کف دستکش دوخته شده و جایی گیر نمی‌کند.",
        "مچ‌بند پهن است و با یک کشش بسته می‌شود. هفتهٔ اول کمی خشک است، بعد چرم شکل دست شما را " +
          "به خود می‌گیرد. بعد از تمرین بازش بگذارید تا هوا بخورد و هیچ‌وقت روی شوفاژ خشکش نکنید.",
      ],
    },
    rating: 4.6,
    ratingCount: 228,
    sold: 870,
    age: 390,
    object: { emoji: "1f94a", hue: 10 },
    companions: [{ emoji: "1f3c6" }],
    facts: {
      material: "leather",
      level: "intermediate",
      audience: ["women", "men"],
      origin: "turkey",
    },
    variants: [
      {
        options: { color: "red", size: "s" },
        usd: 5400,
        irr: 37_800_000,
        usdWas: 6900,
        irrWas: 48_300_000,
        stock: 7,
      },
      {
        options: { color: "red", size: "m" },
        usd: 5400,
        irr: 37_800_000,
        usdWas: 6900,
        irrWas: 48_300_000,
        stock: 16,
      },
      {
        options: { color: "red", size: "l" },
        usd: 5400,
        irr: 37_800_000,
        usdWas: 6900,
        irrWas: 48_300_000,
        stock: 12,
      },
      {
        options: { color: "blue", size: "m" },
        usd: 5900,
        irr: 41_300_000,
        stock: 10,
      },
      {
        options: { color: "blue", size: "l" },
        usd: 5900,
        irr: 41_300_000,
        stock: 3,
      },
    ],
  },
  {
    key: "woven-cotton-gi",
    category: "training-combat",
    brand: "hinode",
    name: { en: "Woven Cotton Gi Jacket", fa: "کت رزمی پنبه‌ای" },
    subtitle: { en: "Rice-grain weave with belt", fa: "بافت دانه‌برنجی، همراه کمربند" },
    summary: {
      en: "A heavy white jacket for judo and ju-jitsu that holds through years of gripping.",
      fa: "کت سفید و سنگین برای جودو و جوجیتسو که سال‌ها کشیدن و گرفتن را تاب می‌آورد.",
    },
    description: {
      en: [
        "The cotton is woven in the rice-grain pattern: dense enough for throws, open enough " +
          "to breathe. Shoulders, collar and sleeve ends are doubled, because that is where a " +
          "partner holds on.",
        "It is pre-washed and shrinks no more than two per cent at forty degrees. A plain dark " +
          "belt is included. Hang it up wet and it needs no iron.",
      ],
      fa: [
        "پارچهٔ پنبه‌ای با بافت دانه‌برنجی است؛ برای پرتاب به‌اندازهٔ کافی محکم و برای نفس " +
          "کشیدن به‌اندازهٔ کافی باز. سرشانه، یقه و لبهٔ آستین دولایه دوخته شده، چون حریف " +
          "همان‌جاها را می‌گیرد.",
        "پارچه از پیش شسته شده و در آب چهل درجه بیشتر از دو درصد آب نمی‌رود. یک کمربند سادهٔ " +
          "تیره هم همراه دارد. خیس آویزانش کنید تا اتو لازم نداشته باشد.",
      ],
    },
    rating: 4.8,
    ratingCount: 65,
    sold: 240,
    age: 560,
    object: { emoji: "1f94b" },
    companions: [{ emoji: "1f947" }],
    facts: {
      material: "cotton",
      audience: "everyone",
      level: "intermediate",
      place: "indoor",
      origin: "japan",
    },
    variants: [
      { options: { size: "xs" }, usd: 5500, irr: 38_500_000, stock: 0 },
      { options: { size: "s" }, usd: 5500, irr: 38_500_000, stock: 6 },
      { options: { size: "m" }, usd: 6200, irr: 43_400_000, stock: 13 },
      { options: { size: "l" }, usd: 6200, irr: 43_400_000, stock: 9 },
      { options: { size: "xl" }, usd: 6800, irr: 47_600_000, stock: 4 },
    ],
  },
  {
    key: "sash-running-vest",
    category: "training-combat",
    brand: "mahan",
    name: { en: "Sash Running Vest", fa: "رکابی دو" },
    subtitle: { en: "Quick-dry knit with a diagonal stripe", fa: "پارچهٔ زودخشک با نوار مورب" },
    summary: {
      en: "A feather-light vest for warm mornings and the last kilometers of a race.",
      fa: "رکابی سبک‌تر از پر برای صبح‌های گرم و کیلومترهای آخر مسابقه.",
    },
    description: {
      en: [
        "The knit is thin, a little open and dry again twenty minutes after a downpour. Flat " +
          "seams sit away from the underarm, so nothing rubs on a long run.",
        "The diagonal stripe is there for a reason: friends find you in the crowd at once. Cut " +
          "straight, not tight; take your usual size. Wash cold and skip the softener, which " +
          "clogs the fibers.",
      ],
      fa: [
        "بافت نازک و کمی بازی دارد و بیست دقیقه بعد از رگبار دوباره خشک است. درزهای تختش از " +
          "زیر بغل فاصله دارند تا در مسیرهای طولانی پوست را نساید.",
        "نوار مورب هم بی‌دلیل نیست: دوستانتان شما را در شلوغی زود پیدا می‌کنند. برش آن راسته " +
          "است و چسبان نیست؛ سایز همیشگی را بردارید. با آب سرد بشویید و نرم‌کننده نزنید، چون " +
          "الیاف را می‌بندد.",
      ],
    },
    rating: 4.1,
    ratingCount: 118,
    sold: 730,
    age: 95,
    object: { emoji: "1f3bd" },
    companions: [{ emoji: "1f45f", hue: 180 }],
    facts: {
      material: "polyester",
      audience: ["women", "men"],
      season: ["spring", "summer"],
      weight: 95,
    },
    variants: [
      { options: { color: "green", size: "s" }, usd: 1900, irr: 13_300_000, stock: 20 },
      { options: { color: "green", size: "m" }, usd: 1900, irr: 13_300_000, stock: 31 },
      { options: { color: "green", size: "l" }, usd: 1900, irr: 13_300_000, stock: 24 },
      {
        options: { color: "blue", size: "s" },
        usd: 1900,
        irr: 13_300_000,
        stock: 12,
      },
      {
        options: { color: "blue", size: "m" },
        usd: 1900,
        irr: 13_300_000,
        stock: 2,
      },
      {
        options: { color: "blue", size: "l" },
        usd: 1900,
        irr: 13_300_000,
        stock: 17,
      },
    ],
  },
];
