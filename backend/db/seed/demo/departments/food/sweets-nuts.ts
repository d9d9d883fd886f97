import type { DemoProduct } from "../../shape";

export const sweetsNuts: DemoProduct[] = [
  {
    key: "dark-chocolate-bar-72",
    category: "sweets-chocolate",
    brand: "tesselle",
    name: { en: "Dark chocolate, 72 %", fa: "شکلات تلخ ۷۲٪" },
    subtitle: {
      en: "Cocoa, cane sugar, a trace of vanilla",
      fa: "کاکائو، شکر نیشکر و اندکی وانیل",
    },
    summary: {
      en: "A slow-melting bar that starts with red fruit and ends with roasted cocoa.",
      fa: "شکلاتی که آرام آب می‌شود؛ با طعم میوهٔ سرخ آغاز می‌شود و با کاکائوی برشته پایان می‌یابد.",
    },
    description: {
      en: [
        "The beans are stone-ground for three days until the chocolate feels like silk. At 72 per cent it is properly dark without being stern: cherries at first, then toast, then a long, dry finish.",
        "Break off a piece and let it melt instead of chewing. Keep the 90-gram bar below 20 °C; a white bloom is only cocoa butter and does no harm.",
      ],
      fa: [
        "دانه‌ها سه روز زیر سنگ می‌چرخند تا شکلات مثل ابریشم شود. با ۷۲ درصد کاکائو، تلخ است اما بداخم نیست: اول گیلاس، بعد نان برشته و در پایان طعمی خشک و ماندگار.",
        "یک تکه بشکنید و به جای جویدن، بگذارید در دهان آب شود. تختهٔ ۹۰ گرمی را زیر ۲۰ درجه نگه دارید؛ سفیدک رویش فقط کرهٔ کاکائوست و ضرری ندارد.",
      ],
    },
    rating: 4.8,
    ratingCount: 520,
    sold: 3110,
    age: 488,
    object: { emoji: "1f36b" },
    companions: [{ emoji: "1f352" }],
    facts: { diet: ["vegan", "gluten_free", "halal"], origin: "italy", weight: 90 },
    variants: [
      { options: { pack: "single" }, usd: 499, irr: 3_490_000, stock: 78 },
      { options: { pack: "set4" }, usd: 1799, irr: 12_600_000, stock: 35 },
      { options: { pack: "set6" }, usd: 2599, irr: 18_200_000, stock: 21 },
      {
        options: { pack: "set12" },
        usd: 4799,
        irr: 33_600_000,
        usdWas: 5699,
        irrWas: 39_900_000,
        stock: 9,
      },
    ],
  },
  {
    key: "milk-chocolate-with-pistachio",
    category: "sweets-chocolate",
    brand: "ranginak",
    name: { en: "Milk chocolate with pistachios", fa: "شکلات شیری با پستهٔ کرمان" },
    subtitle: {
      en: "Whole Kerman pistachios, a pinch of saffron",
      fa: "پستهٔ درستهٔ کرمان با کمی زعفران",
    },
    summary: {
      en: "Creamy milk chocolate crowded with whole roasted pistachios and scented with saffron.",
      fa: "شکلات شیری نرم، پر از مغز پستهٔ برشته و خوش‌عطر از زعفران.",
    },
    description: {
      en: [
        "A third of this 100-gram bar is pistachio: whole kernels from Kerman, roasted with a little salt so that the chocolate tastes less sweet than it is. The saffron only appears at the end, like someone leaving the room.",
        "It makes an easy present and an even easier evening. Store it cool and away from strong spices.",
      ],
      fa: [
        "یک‌سوم این تختهٔ ۱۰۰ گرمی پسته است: مغز درستهٔ کرمان که با کمی نمک برشته شده تا شیرینی شکلات را متعادل کند. عطر زعفران دیر می‌رسد، درست وقتی گمان می‌کنید تمام شده است.",
        "هدیه‌ای بی‌دردسر است و همدم خوبی برای چای عصر. در جای خنک و دور از ادویه‌های تند نگه دارید.",
      ],
    },
    rating: 4.7,
    ratingCount: 164,
    sold: 905,
    age: 66,
    object: { emoji: "1f36b", hue: 30 },
    companions: [{ emoji: "1f33c" }],
    facts: { diet: ["vegetarian", "gluten_free", "halal"], origin: "iran", weight: 100 },
    variants: [
      { options: {}, usd: 699, irr: 4_600_000, usdWas: 899, irrWas: 5_900_000, stock: 40 },
    ],
  },
  {
    key: "striped-fruit-drops",
    category: "sweets-chocolate",
    brand: "koochak",
    name: { en: "Striped fruit drops", fa: "آب‌نبات میوه‌ای راه‌راه" },
    subtitle: { en: "Orange and barberry, pulled by hand", fa: "پرتقال و زرشک، کشیدهٔ دست" },
    summary: {
      en: "Old-fashioned boiled sweets with orange and barberry stripes, each in its own twist of paper.",
      fa: "آب‌نبات‌های قدیمی با راه‌های پرتقال و زرشک، هر کدام پیچیده در کاغذ خودش.",
    },
    description: {
      en: [
        "The sugar is cooked in a copper pan and pulled while warm, which gives the stripes their satin shine. Orange peel makes the yellow, barberry juice makes the red and the welcome sourness.",
        "They last about eight minutes if you are patient. The wrappers are paper and the sweets do not stick in summer, so a few can live in a coat pocket.",
      ],
      fa: [
        "شکر در پاتیل مسی می‌پزد و تا گرم است با دست کشیده می‌شود؛ برق ساتنی راه‌ها از همین است. زردی‌اش از پوست پرتقال است و سرخی و ترشیِ دلچسبش از آب زرشک.",
        "اگر عجله نکنید هر دانه هشت دقیقه دوام می‌آورد. پوسته‌ها کاغذی است و در گرما نمی‌چسبد؛ چندتایی همیشه در جیب پالتو جا دارد.",
      ],
    },
    rating: 4.3,
    ratingCount: 88,
    sold: 640,
    age: 233,
    object: { emoji: "1f36c" },
    companions: [{ emoji: "1f34a" }],
    facts: {
      diet: ["vegan", "gluten_free", "halal"],
      origin: "iran",
      handmade: true,
      audience: ["everyone"],
    },
    variants: [
      { options: { pack: "g100" }, usd: 399, irr: 2_290_000, stock: 64 },
      { options: { pack: "g250" }, usd: 799, irr: 4_990_000, stock: 38 },
      { options: { pack: "g500" }, usd: 1399, irr: 8_900_000, stock: 17 },
      { options: { pack: "kg1" }, usd: 2499, irr: 16_200_000, stock: 6 },
    ],
  },
  {
    key: "stamped-walnut-kolucheh",
    category: "sweets-chocolate",
    brand: "sepidar",
    name: { en: "Stamped walnut kolucheh", fa: "کلوچهٔ مُهری گردویی" },
    subtitle: {
      en: "Caspian pastries with walnut and cinnamon",
      fa: "کلوچهٔ شمال با مغز گردو و دارچین",
    },
    summary: {
      en: "Round pastries from the Caspian coast, pressed with a carved wooden stamp and filled with walnut.",
      fa: "کلوچه‌های گرد شمال، با نقش مُهر چوبی و دلی پر از گردو و دارچین.",
    },
    description: {
      en: [
        "In Fuman every bakery has its own wooden stamp, and the pattern tells you whose tray you are eating from. Ours is a lattice; below it lies a soft filling of walnuts, cinnamon and a little cardamom.",
        "They are best slightly warm, with tea that is strong and not sweet. A sealed box keeps for three weeks and travels well as a present.",
      ],
      fa: [
        "در فومن هر قنادی مُهر چوبی خودش را دارد و از نقش کلوچه می‌شود فهمید از کدام سینی آمده است. مُهر ما گره‌چینی است و زیرش مغز نرمی از گردو، دارچین و اندکی هل نشسته.",
        "کمی که گرم شود خوش‌طعم‌تر است، کنار چای پررنگِ بی‌قند. جعبهٔ باز نشده سه هفته می‌ماند و برای سوغات، خیالتان از سالم رسیدنش راحت باشد.",
      ],
    },
    rating: 4.6,
    ratingCount: 233,
    sold: 1475,
    age: 351,
    object: { emoji: "1f96e" },
    companions: [{ emoji: "1f375" }],
    facts: { diet: ["vegetarian", "halal"], origin: "iran", handmade: true, weight: 85 },
    variants: [
      { options: { pack: "set6" }, usd: 1299, irr: 6_900_000, stock: 27 },
      {
        options: { pack: "set12" },
        usd: 2299,
        irr: 12_800_000,
        usdWas: 2599,
        irrWas: 14_500_000,
        stock: 15,
      },
    ],
  },
  {
    key: "peanuts-in-the-shell",
    category: "nuts-dried-fruit",
    brand: "kavir",
    name: { en: "Roasted peanuts in the shell", fa: "بادام‌زمینی برشته با پوست" },
    subtitle: {
      en: "Astaneh peanuts, roasted in hot sand",
      fa: "بادام‌زمینی آستانه، برشته در شن داغ",
    },
    summary: {
      en: "Large Astaneh peanuts roasted dry in hot sand, for long films and longer conversations.",
      fa: "بادام‌زمینی درشت آستانه، برشته در شن داغ و بی روغن؛ برای فیلم‌های بلند و گپ‌های بلندتر.",
    },
    description: {
      en: [
        "Roasting in sand heats the shell evenly and leaves the nut dry, fragrant and pale gold. There is no oil and no salt, so what you taste is simply the peanut.",
        "The shell is the best packaging there is: unopened nuts stay crisp for four months in a dry place. The empty shells make a fine mulch for pots on the balcony.",
      ],
      fa: [
        "شن داغ گرما را یکدست به پوسته می‌رساند و مغز را خشک، خوش‌عطر و طلایی می‌کند. نه روغن دارد و نه نمک؛ آنچه می‌چشید خودِ بادام‌زمینی است.",
        "پوسته بهترین بسته‌بندی دنیاست: دانهٔ نشکسته در جای خشک تا چهار ماه ترد می‌ماند. پوسته‌های خالی را هم می‌توانید پای گلدان‌های بالکن بریزید.",
      ],
    },
    rating: 4.2,
    ratingCount: 119,
    sold: 870,
    age: 279,
    object: { emoji: "1f95c" },
    facts: {
      diet: ["vegan", "gluten_free", "sugar_free"],
      origin: "iran",
      season: ["autumn", "winter"],
    },
    variants: [
      { options: { pack: "g100" }, usd: 299, irr: 1_350_000, stock: 50 },
      { options: { pack: "g250" }, usd: 599, irr: 2_990_000, stock: 66 },
      { options: { pack: "g500" }, usd: 999, irr: 5_500_000, stock: 39 },
      { options: { pack: "kg1" }, usd: 1799, irr: 10_300_000, stock: 20 },
    ],
  },
  {
    key: "forest-chestnuts",
    category: "nuts-dried-fruit",
    brand: "zagros",
    name: { en: "Forest chestnuts for roasting", fa: "شاه‌بلوط جنگلی" },
    subtitle: { en: "Gathered in October, sorted by hand", fa: "برداشت مهرماه، دست‌چین" },
    summary: {
      en: "Glossy, heavy chestnuts that peel cleanly and taste of sweet potato and smoke.",
      fa: "شاه‌بلوط‌های براق و سنگین که راحت پوست می‌گیرند و طعم شیرین و دودی دارند.",
    },
    description: {
      en: [
        "They fall on their own when they are ready; we only collect them, float them in water and keep the ones that sink. What remains is firm, sweet and free of uninvited guests.",
        "Cut a cross into the flat side, roast for twenty minutes at 200 °C and wrap them in a towel for five more. Kept raw in the fridge, they last for a month.",
      ],
      fa: [
        "شاه‌بلوطِ رسیده خودش می‌افتد؛ ما فقط جمع می‌کنیم، در آب می‌ریزیم و آن‌هایی را نگه می‌داریم که ته‌نشین می‌شوند. آنچه می‌ماند سفت و شیرین است و مهمان ناخوانده ندارد.",
        "سمت تخت را ضربدری خراش بدهید، بیست دقیقه در فر ۲۰۰ درجه بگذارید و پنج دقیقه لای حوله بپیچید. خامش در یخچال یک ماه می‌ماند.",
      ],
    },
    rating: 4.0,
    ratingCount: 27,
    sold: 140,
    age: 43,
    object: { emoji: "1f330" },
    companions: [{ emoji: "1f342" }],
    facts: {
      diet: ["vegan", "gluten_free", "organic"],
      origin: "turkey",
      season: ["autumn", "winter"],
    },
    variants: [
      { options: { pack: "g500" }, usd: 1199, irr: 7_800_000, stock: 0 },
      { options: { pack: "kg1" }, usd: 2199, irr: 14_600_000, stock: 0 },
    ],
  },
  {
    key: "freeze-dried-strawberries",
    category: "nuts-dried-fruit",
    brand: "baghban",
    name: { en: "Freeze-dried strawberries", fa: "توت‌فرنگی خشک انجمادی" },
    subtitle: {
      en: "Whole Kurdistan berries, light as paper",
      fa: "توت‌فرنگی درستهٔ کردستان، سبک چون کاغذ",
    },
    summary: {
      en: "Whole strawberries with only the water taken out: crisp, tart and still red.",
      fa: "توت‌فرنگی درسته که فقط آبش را گرفته‌ایم؛ ترد، ملس و همچنان سرخ.",
    },
    description: {
      en: [
        "The berries are frozen on the day they are picked and dried in a vacuum, so shape, scent and color stay. It takes half a kilo of fruit to fill this 50-gram bag.",
        "Crumble them over porridge, fold them into chocolate or eat them like crisps. Close the bag at once after opening: they drink moisture from the air and turn chewy.",
      ],
      fa: [
        "توت‌فرنگی‌ها همان روزِ چیدن منجمد و در خلأ خشک می‌شوند؛ شکل و عطر و رنگشان سر جایش می‌ماند. برای پر کردن این بستهٔ ۵۰ گرمی نیم کیلو میوه لازم است.",
        "روی فرنی و ماست خرد کنید، لای شکلات بریزید یا مثل چیپس بخورید. درِ بسته را فوری ببندید؛ رطوبت هوا را می‌گیرد و نرم می‌شود.",
      ],
    },
    rating: 4.5,
    ratingCount: 54,
    sold: 330,
    age: 12,
    object: { emoji: "1f353" },
    companions: [{ emoji: "1f963" }],
    facts: {
      diet: ["vegan", "gluten_free", "sugar_free"],
      origin: "iran",
      weight: 50,
      season: ["spring"],
      audience: ["kids", "everyone"],
    },
    variants: [{ options: {}, usd: 799, irr: 5_200_000, stock: 33 }],
  },
];
