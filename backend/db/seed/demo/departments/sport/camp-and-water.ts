import type { DemoProduct } from "../../shape";

export const campAndWater: DemoProduct[] = [
  {
    key: "two-person-ridge-tent",
    category: "camping-navigation",
    brand: "northwell",
    name: { en: "Two-Person Ridge Tent", fa: "چادر دونفرهٔ مثلثی" },
    subtitle: {
      en: "3,000 mm fly, 2.4 kg, up in six minutes",
      fa: "ضدآب ۳۰۰۰ میلی‌متر، ۲٫۴ کیلوگرم، برپایی شش‌دقیقه‌ای",
    },
    summary: {
      en: "A plain, dry tent for two that one person can pitch in the dark.",
      fa: "چادری ساده و خشک برای دو نفر که یک نفر در تاریکی هم برپایش می‌کند.",
    },
    description: {
      en: [
        "The old ridge shape still has a point: rain runs off, wind slides by, and there is " +
          "nothing to puzzle over. Two poles, eight pegs, done. A mesh door keeps mosquitoes out " +
          "and lets the night air in.",
        "The floor is taped at every seam and rises ten centimeters up the walls. Shake it out " +
          "in the morning and never pack it wet for more than a day.",
      ],
      fa: [
        "شکل مثلثی قدیمی هنوز حرف دارد: باران سُر می‌خورد، باد رد می‌شود و چیز پیچیده‌ای " +
          "ندارد. دو تیرک، هشت میخ و تمام. درِ توری پشه را بیرون نگه می‌دارد و هوای شب را تو " +
          "می‌آورد.",
        "همهٔ درزهای کف نوار خورده و ده سانتی‌متر از دیواره‌ها بالا آمده است. صبح بتکانیدش و " +
          "بیشتر از یک روز خیس در کیسه نگهش ندارید.",
      ],
    },
    guarantee: { en: "12-month guarantee", fa: "۱۲ ماه ضمانت" },
    rating: 4.6,
    ratingCount: 341,
    sold: 1290,
    age: 460,
    object: { emoji: "26fa" },
    companions: [{ emoji: "1fab5" }, { emoji: "1f526" }],
    facts: {
      material: ["polyester", "aluminium"],
      waterproof: true,
      weight: 2400,
      season: ["spring", "summer", "autumn"],
    },
    variants: [
      {
        options: { color: "green" },
        usd: 12_900,
        irr: 90_300_000,
        usdWas: 15_900,
        irrWas: 111_300_000,
        stock: 18,
      },
      {
        options: { color: "orange" },
        usd: 12_900,
        irr: 90_300_000,
        usdWas: 15_900,
        irrWas: 111_300_000,
        stock: 7,
      },
    ],
  },
  {
    key: "brass-trail-compass",
    category: "camping-navigation",
    brand: "kavir",
    name: { en: "Brass Trail Compass", fa: "قطب‌نمای برنجی" },
    subtitle: { en: "Liquid-filled, with neck cord ring", fa: "پرشده از مایع، با حلقهٔ بند گردن" },
    summary: {
      en: "A palm-sized compass that settles in three seconds and needs no signal.",
      fa: "قطب‌نمایی به‌اندازهٔ کف دست که سه‌ثانیه‌ای آرام می‌گیرد و آنتن نمی‌خواهد.",
    },
    description: {
      en: [
        "The housing is turned from solid brass and filled with a clear liquid that stops the " +
          "needle from dancing. North is marked in red, so it reads at a glance and by moonlight.",
        "Clip it to a strap or hang it round the neck by its ring. Keep it a hand's width from " +
          "your telephone. The brass darkens with the years; lemon and salt bring back the shine.",
      ],
      fa: [
        "بدنه از برنج یکپارچه تراش خورده و با مایعی شفاف پر شده که رقص عقربه را می‌گیرد. شمال " +
          "قرمز است و با یک نگاه، حتی زیر نور ماه، پیدا می‌شود.",
        "به بند کوله گیرش بدهید یا از حلقه‌اش به گردن بیندازید. یک وجب از گوشی دور نگهش دارید " +
          "تا عقربه منحرف نشود. برنج با سال‌ها تیره می‌شود؛ لیمو و نمک برقش را برمی‌گرداند.",
      ],
    },
    rating: 4.8,
    ratingCount: 166,
    sold: 720,
    age: 640,
    object: { emoji: "1f9ed" },
    companions: [{ emoji: "1f5fa-fe0f" }],
    facts: { material: ["brass", "glass"], weight: 85, waterproof: true, origin: "iran" },
    variants: [{ options: {}, usd: 2800, irr: 19_600_000, stock: 40 }],
  },
  {
    key: "travellers-world-map",
    category: "camping-navigation",
    brand: "dastan",
    name: { en: "Folding World Map", fa: "نقشهٔ تاشوی جهان" },
    subtitle: {
      en: "Tear-resistant, one meter wide, matt print",
      fa: "کاغذ مقاوم، یک متر عرض، چاپ مات",
    },
    summary: {
      en: "A map of the world for planning on the floor with a pencil and tea.",
      fa: "نقشهٔ جهان برای پهن کردن کف اتاق، با مداد و یک استکان چای.",
    },
    description: {
      en: [
        "Unfolded it covers a coffee table; folded it slips into a coat pocket. The paper is " +
          "coated so that creases do not turn white and pencil rubs out cleanly.",
        "Land is printed in calm greens, sea in two blues, and the place names are few enough " +
          "to read. Children learn on it, travelers mark it up. Fold along the printed lines " +
          "and it closes first time.",
      ],
      fa: [
        "باز که شود یک میز جلومبلی را می‌پوشاند و تا که شود در جیب کت جا می‌گیرد. کاغذش روکش " +
          "دارد؛ جای تا سفید نمی‌شود و خط مداد تمیز پاک می‌شود.",
        "خشکی‌ها به سبزهای آرام و دریاها به دو جور آبی چاپ شده‌اند و نام‌ها آن‌قدر کم‌اند که " +
          "خوانا بمانند. بچه‌ها با آن یاد می‌گیرند و اهل سفر رویش خط می‌کشند. از روی خط‌های چاپی " +
          "تا کنید تا بار اول درست بسته شود.",
      ],
    },
    rating: 0,
    ratingCount: 0,
    sold: 3,
    age: 6,
    object: { emoji: "1f5fa-fe0f" },
    companions: [{ emoji: "1f9ed" }],
    facts: { material: "paper", waterproof: true, length: 100, audience: "everyone" },
    variants: [{ options: {}, usd: 1400, irr: 9_800_000, stock: 60 }],
  },
  {
    key: "rechargeable-hand-torch",
    category: "camping-navigation",
    brand: "lumeo",
    name: { en: "Rechargeable Hand Torch", fa: "چراغ‌قوهٔ شارژی" },
    subtitle: { en: "Warm light, three levels, USB-C", fa: "نور گرم، سه سطح روشنایی، USB-C" },
    summary: {
      en: "A white torch with a warm beam, for tents, cellars and power cuts.",
      fa: "چراغ‌قوه‌ای سفید با نور گرم؛ برای چادر، انباری و شب‌های بی‌برقی.",
    },
    description: {
      en: [
        "Most torches are blue-white and make a campsite look like a car park. This one is " +
          "warm, wide and even, so you can read a map or find the salt without being dazzled.",
        "The lowest level lasts forty hours, the highest reaches eighty meters. It charges " +
          "from any telephone plug, floats if dropped in the lake, and the rubber collar keeps " +
          "it from rolling off a rock.",
      ],
      fa: [
        "نور بیشتر چراغ‌قوه‌ها سفیدِ آبی‌گون است و کمپ را شبیه پارکینگ می‌کند. نور این یکی گرم " +
          "و پهن و یکدست است؛ با آن نقشه می‌خوانید و نمکدان را پیدا می‌کنید بی‌آنکه چشمتان زده " +
          "شود.",
        "در کمترین درجه چهل ساعت روشن می‌ماند و در بیشترین، هشتاد متر جلوتر را نشان می‌دهد. با " +
          "هر شارژر گوشی پر می‌شود، روی آب می‌ماند و حلقهٔ لاستیکی‌اش نمی‌گذارد از روی سنگ بغلتد.",
      ],
    },
    guarantee: { en: "24-month guarantee", fa: "۲۴ ماه ضمانت" },
    rating: 4.5,
    ratingCount: 408,
    sold: 2310,
    age: 225,
    object: { emoji: "1f526" },
    companions: [{ emoji: "26fa" }],
    facts: {
      power_source: "rechargeable",
      connection: "usbc",
      waterproof: true,
      battery_life: 40,
      material: ["aluminium", "rubber"],
    },
    variants: [
      { options: { pack: "single" }, usd: 2300, irr: 16_100_000, stock: 55 },
      {
        options: { pack: "set2" },
        usd: 3900,
        irr: 27_300_000,
        usdWas: 4600,
        irrWas: 32_200_000,
        stock: 30,
      },
    ],
  },
  {
    key: "cedar-lake-canoe",
    category: "water-sports",
    brand: "harbor",
    name: { en: "Cedar Lake Canoe", fa: "قایق پارویی چوب سرو" },
    subtitle: { en: "Two seats, one paddle, 4.3 meters", fa: "دونفره، همراه یک پارو، ۴٫۳ متر" },
    summary: {
      en: "A cedar-strip canoe for flat water and unhurried mornings.",
      fa: "قایقی از نوارهای چوب سرو، برای آب آرام و صبح‌های بی‌عجله.",
    },
    description: {
      en: [
        "Thin strips of cedar are laid edge to edge over a mold and sealed under clear resin, " +
          "which is why the grain shows and the hull weighs only twenty-nine kilograms. Two " +
          "people lift it without a speech.",
        "It tracks straight and is steady enough to fish from. We make eight each winter; when " +
          "they are gone, the next come in spring. Store it upside down, in shade.",
      ],
      fa: [
        "نوارهای نازک چوب سرو لب‌به‌لب روی قالب می‌نشینند و زیر رزین شفاف مهر می‌شوند؛ برای " +
          "همین رگهٔ چوب پیداست و بدنه فقط بیست‌ونه کیلوگرم وزن دارد. دو نفر بی‌دردسر بلندش " +
          "می‌کنند.",
        "صاف می‌رود و برای ماهی گرفتن به‌اندازهٔ کافی پایدار است. هر زمستان هشت تا ساخته " +
          "می‌شود و وقتی تمام شد، نوبت بعدی بهار است. وارونه و در سایه نگهش دارید.",
      ],
    },
    guarantee: { en: "24-month guarantee on the hull", fa: "۲۴ ماه ضمانت بدنه" },
    rating: 5.0,
    ratingCount: 14,
    sold: 31,
    age: 380,
    object: { emoji: "1f6f6" },
    companions: [{ emoji: "1f6df", hue: 15 }],
    facts: {
      material: "wood",
      handmade: true,
      length: 430,
      weight: 29_000,
      season: ["spring", "summer"],
    },
    variants: [{ options: {}, usd: 98_000, irr: 686_000_000, stock: 0 }],
  },
  {
    key: "riverside-fishing-rod",
    category: "water-sports",
    brand: "arvand",
    name: { en: "Riverside Fishing Rod", fa: "چوب ماهیگیری رودخانه" },
    subtitle: { en: "Three sections, reel and line included", fa: "سه‌تکه، همراه چرخ و نخ" },
    summary: {
      en: "A three-piece rod with its reel already wound, for an afternoon by the river.",
      fa: "چوبی سه‌تکه با چرخ و نخ آماده، برای یک عصر کنار رودخانه.",
    },
    description: {
      en: [
        "Somebody who has never fished can put this together in a minute: three sections, a " +
          "reel that is already wound, a hook in a cork. The tip is soft, so even a small trout " +
          "feels like news.",
        "The cork handle stays warm in the morning and grips when wet. Rinse the reel after " +
          "salt water and leave the bail open while it dries. It fits under a bus seat.",
      ],
      fa: [
        "کسی که تا حالا ماهی نگرفته هم یک‌دقیقه‌ای سرهمش می‌کند: سه تکه، چرخی که نخش پیچیده " +
          "شده و قلابی که در چوب‌پنبه فرو رفته. نوکش نرم است و حتی یک قزل‌آلای کوچک هم خبر " +
          "می‌دهد.",
        "دستهٔ چوب‌پنبه‌ای صبح‌ها سرد نیست و خیس که شود لیز نمی‌خورد. بعد از آب شور، چرخ را با " +
          "آب شیرین بشویید و باز بگذارید تا خشک شود. زیر صندلی اتوبوس جا می‌شود.",
      ],
    },
    guarantee: { en: "12-month guarantee", fa: "۱۲ ماه ضمانت" },
    rating: 4.0,
    ratingCount: 52,
    sold: 175,
    age: 290,
    object: { emoji: "1f3a3" },
    companions: [{ emoji: "1fab5" }],
    facts: { length: 240, level: "beginner", weight: 310, place: "outdoor", audience: "everyone" },
    variants: [{ options: {}, usd: 4700, irr: 32_900_000, stock: 23 }],
  },
  {
    key: "snorkel-and-mask-set",
    category: "water-sports",
    brand: "firouzeh",
    name: { en: "Snorkel and Mask Set", fa: "ست عینک و اسنورکل" },
    subtitle: {
      en: "Tempered glass, silicone skirt, dry valve",
      fa: "شیشهٔ نشکن، لبهٔ سیلیکونی، سوپاپ خشک",
    },
    summary: {
      en: "A soft-edged mask and an easy snorkel, for looking down instead of swimming far.",
      fa: "عینکی لبه‌نرم و اسنورکلی راحت، برای تماشای زیر آب نه مسافت رفتن.",
    },
    description: {
      en: [
        "The silicone skirt is thin enough to seal round a smile and leaves no red ring " +
          "afterwards. A single pane of tempered glass gives a wide view without the bar over " +
          "the nose.",
        "A float valve at the top of the snorkel closes when a wave comes over. Size S fits " +
          "from about eight years. Rub a drop of baby shampoo on the glass before the first dive.",
      ],
      fa: [
        "لبهٔ سیلیکونی‌اش آن‌قدر نازک است که با لبخند هم آب نمی‌دهد و بعدش جای قرمز روی صورت " +
          "نمی‌گذارد. شیشهٔ نشکن یک‌تکه، بی میلهٔ وسط، دید باز می‌دهد.",
        "سوپاپ شناور بالای اسنورکل با آمدن موج بسته می‌شود. سایز S از حدود هشت‌سالگی اندازه " +
          "است. پیش از اولین شیرجه یک قطره شامپو بچه به شیشه بمالید تا بخار نکند.",
      ],
    },
    rating: 4.4,
    ratingCount: 16,
    sold: 62,
    age: 17,
    object: { emoji: "1f93f", hue: 10 },
    companions: [{ emoji: "26f1-fe0f", hue: 240 }],
    facts: {
      material: ["glass", "plastic"],
      season: "summer",
      audience: "everyone",
      level: "beginner",
    },
    variants: [
      { options: { color: "red", size: "s" }, usd: 3200, irr: 22_400_000, stock: 16 },
      { options: { color: "red", size: "m" }, usd: 3500, irr: 24_500_000, stock: 22 },
      {
        options: { color: "blue", size: "m" },
        usd: 3500,
        irr: 24_500_000,
        stock: 0,
      },
      {
        options: { color: "blue", size: "l" },
        usd: 3500,
        irr: 24_500_000,
        stock: 19,
      },
    ],
  },
  {
    key: "harbour-life-buoy",
    category: "water-sports",
    brand: "arvand",
    name: { en: "Harbor Life Buoy", fa: "حلقهٔ نجات" },
    subtitle: { en: "Foam-filled, with grab line all round", fa: "مغز فوم، با طناب دورتادور" },
    summary: {
      en: "A solid life buoy for boats, docks and the wall beside the pool.",
      fa: "حلقهٔ نجات توپُر برای قایق، اسکله و دیوار کنار استخر.",
    },
    description: {
      en: [
        "The shell is filled with closed-cell foam, so a crack lets in no water and there is " +
          "never anything to inflate. Four white bands hold the rope, and a wet hand finds it " +
          "from any side.",
        "It has an outer diameter of sixty-five centimeters and carries an adult easily. Hang " +
          "it within reach, never locked away, and look over the rope each spring. Not a toy for " +
          "the shallow end.",
      ],
      fa: [
        "پوسته با فوم متراکم پر شده؛ اگر ترک هم بخورد آب تو نمی‌رود و باد کردن هم لازم ندارد. " +
          "چهار نوار سفید طناب را نگه می‌دارند و دست خیس از هر طرف پیدایش می‌کند.",
        "قطر بیرونی‌اش شصت‌وپنج سانتی‌متر است و یک آدم بالغ را راحت نگه می‌دارد. جایی آویزانش " +
          "کنید که دم دست باشد و قفل نداشته باشد، و هر بهار طنابش را وارسی کنید. اسباب‌بازیِ " +
          "استخر نیست.",
      ],
    },
    rating: 4.7,
    ratingCount: 39,
    sold: 145,
    age: 530,
    object: { emoji: "1f6df", hue: 10 },
    companions: [{ emoji: "1f6f6" }],
    facts: {
      material: ["plastic", "polyester"],
      waterproof: true,
      weight: 2500,
      audience: "everyone",
    },
    variants: [
      { options: { color: "red" }, usd: 4900, irr: 34_300_000, stock: 25 },
      {
        options: { color: "blue" },
        usd: 4900,
        irr: 34_300_000,
        stock: 11,
      },
    ],
  },
];
