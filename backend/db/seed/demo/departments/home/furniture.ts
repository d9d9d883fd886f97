import type { DemoProduct } from "../../shape";

export const furniture: DemoProduct[] = [
  {
    key: "beech-dining-chair",
    category: "chairs-sofas",
    brand: "oakline",
    name: { en: "Beech dining chair", fa: "صندلی غذاخوری راش" },
    subtitle: {
      en: "Curved back, solid legs, no screws in sight",
      fa: "پشتی خمیده، پایه‌های یکپارچه، بدون پیچ پیدا",
    },
    summary: {
      en: "A straightforward wooden chair that stays comfortable after the plates are cleared.",
      fa: "صندلی چوبی ساده‌ای که بعد از جمع‌شدن سفره هم دلتان نمی‌آید از رویش بلند شوید.",
    },
    description: {
      en: [
        "The seat is hollowed by a few millimeters and the back leans just enough, so you sit " +
          "upright without feeling held there. Every joint is glued and pegged; nothing to " +
          "tighten next year.",
        "The stain is water-based and lets the grain show. Felt pads come fitted under the " +
          "legs. Wipe with a damp cloth, and give the seat a little oil once a year.",
      ],
      fa: [
        "نشیمنش چند میلی‌متر گود است و پشتی‌اش همان‌قدر خم دارد که صاف بنشینید و خسته نشوید. " +
          "اتصال‌ها با چسب و میخ چوبی بسته شده‌اند؛ سال دیگر لازم نیست پیچی را سفت کنید.",
        "رنگش پایهٔ آب است و رگهٔ چوب را نمی‌پوشاند. زیر پایه‌ها نمد چسبانده‌ایم تا کف خط " +
          "نیفتد. با دستمال نم‌دار تمیزش کنید و سالی یک بار کمی روغن به نشیمن بزنید.",
      ],
    },
    guarantee: { en: "5-year guarantee on the frame", fa: "۵ سال ضمانت کلاف" },
    rating: 4.7,
    ratingCount: 312,
    sold: 1480,
    age: 410,
    object: { emoji: "1fa91" },
    companions: [{ emoji: "1f37d-fe0f" }, { emoji: "1fad6", hue: 30 }],
    facts: { material: ["wood"], origin: "turkey", weight: 4800, place: ["indoor"] },
    variants: [
      { options: { color: "brown", pack: "single" }, usd: 8900, irr: 61_900_000, stock: 42 },
      {
        options: { color: "brown", pack: "set4" },
        usd: 31900,
        irr: 223_000_000,
        usdWas: 35600,
        irrWas: 247_600_000,
        stock: 11,
      },
      {
        options: { color: "green", pack: "single" },
        usd: 9400,
        irr: 65_500_000,
        stock: 18,
      },
      {
        options: { color: "green", pack: "set4" },
        usd: 33900,
        irr: 236_000_000,
        usdWas: 37600,
        irrWas: 262_000_000,
        stock: 6,
      },
      {
        options: { color: "navy", pack: "single" },
        usd: 9400,
        irr: 65_500_000,
        stock: 23,
      },
      {
        options: { color: "navy", pack: "set4" },
        usd: 33900,
        irr: 236_000_000,
        stock: 4,
      },
    ],
  },
  {
    key: "small-homework-chair",
    category: "chairs-sofas",
    brand: "koochak",
    name: { en: "Homework chair for children", fa: "صندلی مشق کودک" },
    subtitle: {
      en: "Seat at 34 cm, for roughly four to nine years",
      fa: "نشیمن ۳۴ سانتی، برای چهار تا نه‌ساله‌ها",
    },
    summary: {
      en: "A proper chair in a smaller size, wide-legged so that it does not tip when rocked.",
      fa: "صندلی واقعی در اندازهٔ کوچک‌تر، با پایه‌های باز که با تاب‌خوردن هم نمی‌افتد.",
    },
    description: {
      en: [
        "Children's feet should reach the floor when they draw or read. This chair lets them, " +
          "at a table about 58 cm high, and its legs splay far enough to forgive a fidgeter.",
        "Birch plywood under a toy-safe lacquer, with every edge rounded. Felt-tip and jam " +
          "come off with warm water. It carries 80 kilos, so a parent may borrow it.",
      ],
      fa: [
        "موقع نقاشی و کتاب‌خواندن، پای بچه باید به زمین برسد. این صندلی کنار میزی به بلندی " +
          "حدود ۵۸ سانتی‌متر همین کار را می‌کند و پایه‌هایش آن‌قدر باز است که وول‌خوردن را تاب " +
          "بیاورد.",
        "از چندلای توس است، با لاکی که برای اسباب‌بازی هم بی‌خطر شمرده می‌شود و لبه‌هایی که " +
          "همه گرد شده‌اند. ماژیک و مربا با آب گرم پاک می‌شود. تا ۸۰ کیلو را هم تحمل می‌کند.",
      ],
    },
    rating: 4.6,
    ratingCount: 58,
    sold: 240,
    age: 195,
    object: { emoji: "1fa91", hue: 150 },
    companions: [{ emoji: "1f4da" }, { emoji: "1f9f8" }],
    facts: {
      material: ["wood"],
      origin: "iran",
      audience: ["kids"],
      age_group: "a6",
      weight: 2900,
    },
    variants: [
      { options: { color: "turquoise" }, usd: 4900, irr: 32_500_000, stock: 27 },
      {
        options: { color: "purple" },
        usd: 4900,
        irr: 32_500_000,
        stock: 15,
      },
    ],
  },
  {
    key: "two-seat-sofa-with-lamp",
    category: "chairs-sofas",
    brand: "tandis",
    name: { en: "Two-seat sofa with floor lamp", fa: "مبل دونفره با آباژور ایستاده" },
    subtitle: {
      en: "A whole reading corner in one delivery",
      fa: "یک گوشهٔ کامل برای مطالعه، در یک تحویل",
    },
    summary: {
      en: "A compact sofa for flats and studies, sold together with the arc lamp that belongs behind it.",
      fa: "مبلی جمع‌وجور برای آپارتمان و اتاق کار، همراه با آباژوری که جایش پشت همین مبل است.",
    },
    description: {
      en: [
        "At 148 centimeters it passes through narrow stairwells and still lets two adults sit " +
          "without negotiating. The cushions are cold-cure foam wrapped in fiber, so they spring " +
          "back by morning.",
        "Covers unzip and wash at thirty degrees. The lamp stands on a weighted base, takes an " +
          "ordinary E27 bulb and bends right over your page. Assembly means four legs and one " +
          "stem.",
      ],
      fa: [
        "طولش ۱۴۸ سانتی‌متر است؛ از راه‌پلهٔ باریک رد می‌شود و دو نفر هم راحت رویش جا " +
          "می‌گیرند. تشک‌ها از فوم سردند با لایه‌ای از الیاف و تا صبح فردا دوباره پف می‌کنند.",
        "روکش‌ها زیپ دارند و با آب سی درجه شسته می‌شوند. پایهٔ سنگین آباژور تکان نمی‌خورد، " +
          "سرپیچش E27 معمولی است و نورش درست روی کتاب می‌افتد. برای سرهم‌کردن فقط چهار پایه و یک " +
          "میله دارید.",
      ],
    },
    guarantee: { en: "24-month guarantee", fa: "۲۴ ماه ضمانت" },
    rating: 4.5,
    ratingCount: 143,
    sold: 390,
    age: 330,
    object: { emoji: "1f6cb-fe0f" },
    companions: [{ emoji: "1fab4" }, { emoji: "1f4d6" }],
    facts: { material: ["polyester", "wood"], origin: "iran", length: 148, place: ["indoor"] },
    variants: [
      {
        options: { color: "blue" },
        usd: 64900,
        irr: 439_000_000,
        usdWas: 77900,
        irrWas: 527_000_000,
        stock: 9,
      },
      {
        options: { color: "green" },
        usd: 64900,
        irr: 439_000_000,
        usdWas: 77900,
        irrWas: 527_000_000,
        stock: 5,
      },
      {
        options: { color: "red" },
        usd: 64900,
        irr: 439_000_000,
        usdWas: 77900,
        irrWas: 527_000_000,
        stock: 2,
      },
      {
        options: { color: "turquoise" },
        usd: 66900,
        irr: 452_000_000,
        usdWas: 77900,
        irrWas: 527_000_000,
        stock: 7,
      },
    ],
  },
  {
    key: "quiet-double-bed",
    category: "bedroom",
    brand: "narvan",
    name: { en: "Quiet double bed", fa: "تخت دونفرهٔ بی‌صدا" },
    subtitle: {
      en: "160 × 200 cm, slatted base, mattress included",
      fa: "۱۶۰ در ۲۰۰ سانتی‌متر، کفی نواری، همراه با تشک",
    },
    summary: {
      en: "A low, padded bed whose joints are lined with felt, so turning over wakes nobody.",
      fa: "تختی کوتاه و پارچه‌پوش که میان اتصال‌هایش نمد گذاشته‌اند تا با هر غلت کسی بیدار نشود.",
    },
    description: {
      en: [
        "Most beds creak where wood meets metal. Here each fitting sits on a felt washer, and " +
          "the birch slats rest in rubber cups, so the frame keeps its peace.",
        "The headboard is padded for reading, the legs are tall enough for a vacuum cleaner, " +
          "and the mattress is a medium-firm pocket spring. Two people put it together in about " +
          "an hour; the tools are in the box.",
      ],
      fa: [
        "صدای تخت معمولاً از جایی است که چوب به فلز می‌رسد. اینجا زیر هر یراق واشر نمدی " +
          "گذاشته‌ایم و نوارهای توس را در بست‌های لاستیکی نشانده‌ایم تا تخت آرام بماند.",
        "تاج تخت برای تکیه‌دادن و کتاب‌خواندن نرم است، زیر تخت جاروبرقی جا می‌شود و تشکش فنر " +
          "منفصل با سفتی متوسط دارد. دو نفر حدود یک‌ساعته سرِهمش می‌کنند؛ ابزارش هم در جعبه هست.",
      ],
    },
    guarantee: { en: "10-year guarantee on the frame", fa: "۱۰ سال ضمانت کلاف" },
    rating: 4.8,
    ratingCount: 96,
    sold: 175,
    age: 520,
    object: { emoji: "1f6cf-fe0f" },
    companions: [{ emoji: "1f56f-fe0f" }, { emoji: "1f570-fe0f" }],
    facts: { material: ["wood", "polyester"], origin: "iran", length: 200, weight: 68000 },
    variants: [{ options: {}, usd: 78900, irr: 548_000_000, stock: 6 }],
  },
  {
    key: "washed-cotton-bed-linen",
    category: "bedroom",
    brand: "kavir",
    name: { en: "Washed cotton bed linen", fa: "سرویس ملحفهٔ نخی سنگ‌شور" },
    subtitle: { en: "Duvet cover, sheet and two pillowcases", fa: "روکش لحاف، ملحفه و دو روبالشی" },
    summary: {
      en: "Bed linen washed before it reaches you, so the first night already feels like the hundredth.",
      fa: "پیش از رسیدن به شما شسته شده؛ همان شب اول به نرمی شب صدم است.",
    },
    description: {
      en: [
        "Long-staple cotton, woven fairly loosely and tumbled with stones until the stiffness " +
          "is gone. It breathes in July and holds warmth in January, and a little crumple suits " +
          "it.",
        "The set fits a double bed. Coconut buttons close the duvet cover, and inside ties " +
          "keep the corners from wandering. Wash at forty degrees, dry on the line, leave the " +
          "iron in the cupboard.",
      ],
      fa: [
        "پنبهٔ الیاف‌بلند با بافتی باز، که آن‌قدر با سنگ شسته شده تا آهارش برود. تیرماه خنک " +
          "است و دی‌ماه گرم، و کمی چروک هم به آن می‌آید.",
        "سرویس برای تخت دونفره است. روکش لحاف با دکمهٔ نارگیلی بسته می‌شود و بندهای داخلی " +
          "نمی‌گذارند گوشه‌های لحاف جمع شود. با آب چهل درجه بشویید، روی بند پهن کنید و سراغ اتو " +
          "نروید.",
      ],
    },
    rating: 4.6,
    ratingCount: 407,
    sold: 1920,
    age: 280,
    object: { emoji: "1f6cf-fe0f", hue: 270 },
    companions: [{ emoji: "1f9fc" }, { emoji: "1fabb" }],
    facts: {
      material: ["cotton"],
      origin: "portugal",
      season: ["spring", "summer", "autumn", "winter"],
      weight: 2100,
    },
    variants: [
      { options: { color: "turquoise" }, usd: 8900, irr: 62_300_000, stock: 38 },
      {
        options: { color: "red" },
        usd: 8900,
        irr: 62_300_000,
        stock: 21,
      },
      {
        options: { color: "purple" },
        usd: 6900,
        irr: 48_300_000,
        usdWas: 8900,
        irrWas: 62_300_000,
        stock: 12,
      },
      {
        options: { color: "green" },
        usd: 8900,
        irr: 62_300_000,
        stock: 30,
      },
    ],
  },
  {
    key: "three-panel-interior-door",
    category: "doors-windows",
    brand: "sepidar",
    name: { en: "Three-panel interior door", fa: "در چوبی سه‌قاب داخلی" },
    subtitle: {
      en: "80 × 205 cm, hung in its own frame",
      fa: "۸۰ در ۲۰۵ سانتی‌متر، همراه با چهارچوب",
    },
    summary: {
      en: "A solid pine door with a brass knob, delivered ready in its frame.",
      fa: "در کاج تمام‌چوب با دستگیرهٔ برنجی، که سوار بر چهارچوب به دستتان می‌رسد.",
    },
    description: {
      en: [
        "Three raised panels, mortised rails and a weight that shuts with a soft thud instead " +
          "of a rattle. The pine is dried to eight per cent, so it will not swell each winter.",
        "Hinges, knob and strike plate are already set; your carpenter needs to level the " +
          "frame and fix six screws. Painted doors get two coats of matt enamel, the brown one " +
          "only clear oil.",
      ],
      fa: [
        "سه قاب برجسته دارد، با اتصال فاق و زبانه و وزنی که وقت بسته‌شدن، به‌جای لرزیدن، آرام " +
          "جفت می‌شود. چوب کاجش تا رطوبت هشت درصد خشک شده و زمستان‌ها باد نمی‌کند.",
        "لولا، دستگیره و زبانهٔ قفل از پیش نصب شده‌اند؛ نجار فقط باید چهارچوب را تراز کند و شش " +
          "پیچ ببندد. درهای رنگی دو دست رنگ مات خورده‌اند و درِ قهوه‌ای فقط روغن بی‌رنگ.",
      ],
    },
    guarantee: { en: "36-month guarantee against warping", fa: "۳۶ ماه ضمانت تاب‌برنداشتن" },
    rating: 4.3,
    ratingCount: 27,
    sold: 84,
    age: 460,
    object: { emoji: "1f6aa" },
    companions: [{ emoji: "1f5dd-fe0f" }],
    facts: { material: ["wood", "brass"], origin: "iran", place: ["indoor"], weight: 31000 },
    variants: [
      { options: { color: "brown" }, usd: 24900, irr: 168_000_000, stock: 14 },
      {
        options: { color: "green" },
        usd: 26900,
        irr: 181_000_000,
        stock: 8,
      },
      {
        options: { color: "turquoise" },
        usd: 26900,
        irr: 181_000_000,
        stock: 5,
      },
    ],
  },
  {
    key: "four-pane-window",
    category: "doors-windows",
    brand: "arvand",
    name: { en: "Four-pane double-glazed window", fa: "پنجرهٔ دوجدارهٔ چهارخانه" },
    subtitle: {
      en: "100 × 100 cm, aluminum frame, tilt and turn",
      fa: "۱۰۰ در ۱۰۰ سانتی‌متر، آلومینیومی، دوحالته",
    },
    summary: {
      en: "A square window that keeps the street outside and lets the morning in.",
      fa: "پنجره‌ای چهارگوش که سروصدای خیابان را بیرون نگه می‌دارد و نور صبح را راه می‌دهد.",
    },
    description: {
      en: [
        "Two panes with argon between them, and a frame with a plastic core that stops cold " +
          "from traveling through the metal. Traffic drops to a murmur once the handle is down.",
        "It tilts at the top for air and swings inwards for cleaning. Slender bars divide the " +
          "glass into four, as in older houses. Anchors and sealing tape are supplied; fitting " +
          "is not.",
      ],
      fa: [
        "دو لایه شیشه با گاز آرگون در میان، و قابی که مغزی پلاستیکی‌اش نمی‌گذارد سرما از فلز " +
          "رد شود. دستگیره را که ببندید، از صدای ماشین‌ها فقط زمزمه‌ای می‌ماند.",
        "برای هواخوری از بالا باز می‌شود و برای تمیزکردن رو به داخل. میله‌های باریکش شیشه را " +
          "مثل خانه‌های قدیمی چهارخانه کرده‌اند. بست و نوار درزگیر در بسته هست؛ نصب با خودتان " +
          "است.",
      ],
    },
    guarantee: { en: "5-year guarantee on the seal", fa: "۵ سال ضمانت درزبندی" },
    rating: 4.4,
    ratingCount: 19,
    sold: 61,
    age: 240,
    object: { emoji: "1fa9f" },
    companions: [{ emoji: "1fab4" }],
    facts: { material: ["aluminium", "glass"], origin: "turkey", length: 100, waterproof: true },
    variants: [{ options: {}, usd: 21900, irr: 152_000_000, stock: 16 }],
  },
];
