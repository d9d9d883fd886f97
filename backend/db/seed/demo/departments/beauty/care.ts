import type { DemoProduct } from "../../shape";

/** Lotions, mists, soaps and bath things. */
export const care: DemoProduct[] = [
  {
    key: "almond-milk-hand-lotion",
    category: "lotions-and-mists",
    brand: "narvan",
    name: { en: "Almond Milk Hand Lotion", fa: "لوسیون دست شیر بادام" },
    subtitle: {
      en: "Sinks in while you are still looking for your keys",
      fa: "تا کلیدتان را پیدا کنید جذب شده است",
    },
    summary: {
      en: "A light lotion of sweet-almond oil and glycerine for hands that wash up a lot.",
      fa: "لوسیونی سبک از روغن بادام شیرین و گلیسیرین برای دست‌هایی که زیاد شسته می‌شوند.",
    },
    description: {
      en: [
        "Oil pressed from almonds of Shahrekord, whipped with glycerine and a little beeswax. It spreads like " +
          "milk, leaves no film on book pages or door handles, and smells of the inside of a nut, and of nothing " +
          "else.",
        "One pump is enough for both hands. Use it after every wash for a week and cracked knuckles close; after " +
          "that, morning and night will do. The bottle can be refilled.",
      ],
      fa: [
        "روغن بادام شهرکرد با گلیسیرین و کمی موم زنبور زده شده است. مثل شیر پخش می‌شود، روی کتاب و دستگیرهٔ در رد " +
          "نمی‌گذارد و فقط بوی مغز بادام می‌دهد.",
        "یک فشار برای هر دو دست کافی است. یک هفته بعد از هر شست‌وشو بزنید تا ترک‌های انگشت خوب شود؛ بعد از آن صبح " +
          "و شب بس است. ظرفش را می‌شود دوباره پر کرد.",
      ],
    },
    rating: 4.7,
    ratingCount: 534,
    sold: 2890,
    age: 300,
    object: { emoji: "1f9f4", hue: 45 },
    companions: [{ emoji: "1f338" }, { emoji: "1f95b" }],
    facts: { origin: "iran", skin: ["dry", "sensitive"], audience: ["everyone"] },
    variants: [
      { options: { pack: "ml250" }, usd: 1400, irr: 6_900_000, stock: 54 },
      {
        options: { pack: "ml500" },
        usd: 2200,
        irr: 10_900_000,
        usdWas: 2900,
        irrWas: 13_900_000,
        stock: 38,
      },
    ],
  },
  {
    key: "cucumber-mint-body-wash",
    category: "soaps-and-bath",
    brand: "verdant",
    name: { en: "Cucumber and Mint Body Wash", fa: "شامپو بدن خیار و نعنا" },
    subtitle: {
      en: "Coconut-based, sulphate-free, cool rather than icy",
      fa: "بر پایهٔ نارگیل، بدون سولفات، خنک بی‌آنکه سرد باشد",
    },
    summary: {
      en: "A clear green wash for hot months and for the shower after football.",
      fa: "شامپوی سبز و شفافی برای ماه‌های گرم و دوش بعد از فوتبال.",
    },
    description: {
      en: [
        "The lather comes from coconut and sugar, which clean without stripping the skin, and the scent from real " +
          "cucumber water and a few drops of spearmint. You feel it on the back of the neck, a little breeze.",
        "Gentle enough for every day and for shaving with. Pump it onto a wet sponge, not into your palm, and half " +
          "the quantity will do.",
      ],
      fa: [
        "کفش از نارگیل و قند می‌آید که پوست را تمیز می‌کند و چربی طبیعی‌اش را نمی‌برد؛ عطرش از آب خیار واقعی و چند " +
          "قطره نعناست. پشت گردن که می‌زنید، انگار نسیمی می‌وزد.",
        "برای هر روز و حتی برای اصلاح ملایم است. به جای کف دست، روی اسفنج خیس بریزید تا نصف مقدار همیشگی کافی باشد.",
      ],
    },
    rating: 4.3,
    ratingCount: 188,
    sold: 970,
    age: 120,
    object: { emoji: "1f9f4", hue: 150 },
    companions: [{ emoji: "1f952" }, { emoji: "1f33f" }],
    facts: {
      origin: "germany",
      skin: ["all"],
      audience: ["everyone"],
      season: ["summer"],
      volume: 400,
    },
    variants: [{ options: {}, usd: 1600, irr: 11_900_000, stock: 47 }],
  },
  {
    key: "kashan-rose-mist",
    category: "lotions-and-mists",
    brand: "golpar",
    name: { en: "Kashan Rose-Water Mist", fa: "اسپری گلاب قمصر کاشان" },
    subtitle: {
      en: "First-run rose water in a fine-spray pump bottle",
      fa: "گلاب دست اول در بطری پمپی با پاشش ریز",
    },
    summary: {
      en: "Picked before sunrise in May, and good for a hot face all year.",
      fa: "گلش سحرگاه اردیبهشت چیده شده و تمام سال برای صورت خسته خوب است.",
    },
    description: {
      en: [
        "The petals are picked in Ghamsar while the dew is on them and go into copper stills the same morning. " +
          "This is the first run, the strongest, with nothing added: no alcohol, no perfume, no color.",
        "Spray it on after washing, over make-up, on a pillow or on rice pudding; it is pure enough to eat. Kept " +
          "away from sunlight it stays fresh for a year, and in the fridge door it is better still.",
      ],
      fa: [
        "گل محمدی را در قمصر، تا شبنم رویش هست می‌چینند و همان صبح در دیگ مسی می‌ریزند. این گلابِ دست اول است؛ " +
          "پرعطرترین، بدون الکل و اسانس و رنگ.",
        "بعد از شستن صورت، روی آرایش، روی بالش یا حتی روی شیربرنج بزنید؛ آن‌قدر خالص است که خوردنی باشد. دور از " +
          "آفتاب یک سال تازه می‌ماند و در یخچال از آن هم بهتر.",
      ],
    },
    rating: 4.9,
    ratingCount: 742,
    sold: 3560,
    age: 610,
    object: { emoji: "1f9f4" },
    companions: [{ emoji: "1f339" }, { emoji: "1f338" }],
    facts: { origin: "iran", skin: ["all"], audience: ["everyone"], handmade: true },
    variants: [
      { options: { pack: "ml100" }, usd: 1100, irr: 5_900_000, stock: 62 },
      { options: { pack: "ml250" }, usd: 1900, irr: 8_900_000, stock: 41 },
      { options: { pack: "ml500" }, usd: 3200, irr: 14_900_000, stock: 3 },
    ],
  },
  {
    key: "urmia-bath-salt",
    category: "soaps-and-bath",
    brand: "arvand",
    name: { en: "Urmia Bath Salt", fa: "نمک حمام ارومیه" },
    subtitle: {
      en: "Coarse mineral salt with dried lavender, in a glass jar",
      fa: "نمک معدنی درشت با اسطوخودوس خشک، در شیشه",
    },
    summary: {
      en: "A handful turns an ordinary bath into a slow half hour.",
      fa: "یک مشت از آن، حمامی معمولی را به نیم‌ساعتی آرام تبدیل می‌کند.",
    },
    description: {
      en: [
        "Salt raked from the shore of the lake, rinsed once and dried in the wind, then mixed with lavender heads " +
          "from the hills above Qazvin. The crystals are pea-sized and take about a minute to melt.",
        "Two spoonfuls suit a foot basin, five a full tub. It softens hard water as it goes. The jar closes " +
          "tightly and is worth keeping; tie the lavender in muslin if you would rather not find it afterwards.",
      ],
      fa: [
        "نمک را از کنارهٔ دریاچه جمع می‌کنند، یک بار می‌شویند و در باد می‌خشکانند؛ بعد با گل اسطوخودوس تپه‌های " +
          "قزوین مخلوط می‌شود. دانه‌ها به درشتی نخودند و یک دقیقه‌ای آب می‌شوند.",
        "دو قاشق برای تشت پا و پنج قاشق برای وان کافی است و آب سخت را هم نرم می‌کند. درِ شیشه محکم است و به نگه " +
          "داشتن می‌ارزد؛ اگر نمی‌خواهید گل‌ها در آب پخش شوند، در پارچهٔ ململ ببندید.",
      ],
    },
    rating: 4.4,
    ratingCount: 97,
    sold: 420,
    age: 200,
    object: { emoji: "1fad9" },
    companions: [{ emoji: "1fabb" }, { emoji: "1f6c1" }],
    facts: { origin: "iran", skin: ["dry", "oily"], material: ["glass"], weight: 500 },
    variants: [{ options: {}, usd: 1500, irr: 8_900_000, stock: 29 }],
  },
  {
    key: "olive-laurel-soap",
    category: "soaps-and-bath",
    brand: "golpar",
    name: { en: "Olive and Laurel Soap", fa: "صابون زیتون و برگ‌بو" },
    subtitle: {
      en: "Cured nine months, cut by hand, still green inside",
      fa: "نُه ماه عمل‌آمده، با دست بریده، هنوز سبز",
    },
    summary: {
      en: "A hard, plain bar with a creamy lather and the smell of a bay tree.",
      fa: "قالبی سفت و ساده با کفی خامه‌ای و بوی درخت برگ‌بو.",
    },
    description: {
      en: [
        "Olive oil from Rudbar and a fifth part of laurel oil are boiled slowly, poured over a floor and cut with " +
          "a rake. Then nothing happens for nine months, and that is the point: the bar dries, hardens and turns " +
          "mild.",
        "Good for hands, hair and wool jumpers alike. Stand it on a slatted dish between uses and one bar lasts a " +
          "family about six weeks.",
      ],
      fa: [
        "روغن زیتون رودبار و یک پنجم روغن برگ‌بو را آرام می‌جوشانند، روی زمین کارگاه می‌ریزند و با شانهٔ چوبی " +
          "می‌برند. بعد نه ماه هیچ کاری نمی‌کنند؛ همین صبر صابون را خشک و سفت و ملایم می‌کند.",
        "برای دست و مو و حتی لباس پشمی خوب است. میان دو استفاده روی جاصابونی مشبک بگذارید تا هر قالب حدود شش هفته " +
          "برای یک خانواده کار کند.",
      ],
    },
    rating: 4.8,
    ratingCount: 403,
    sold: 2480,
    age: 540,
    object: { emoji: "1f9fc", hue: 150 },
    companions: [{ emoji: "1fad2" }, { emoji: "1f33f" }],
    facts: {
      origin: "iran",
      skin: ["sensitive", "dry"],
      audience: ["everyone"],
      handmade: true,
      weight: 170,
    },
    variants: [
      { options: { pack: "single" }, usd: 700, irr: 3_400_000, stock: 66 },
      { options: { pack: "set4" }, usd: 2400, irr: 11_900_000, stock: 40 },
      {
        options: { pack: "set6" },
        usd: 3300,
        irr: 16_500_000,
        usdWas: 4200,
        irrWas: 20_400_000,
        stock: 24,
      },
    ],
  },
  {
    key: "rose-cream-soap",
    category: "soaps-and-bath",
    brand: "rokhsar",
    name: { en: "Rose Cream Soap", fa: "صابون خامه‌ای گل سرخ" },
    subtitle: {
      en: "Triple-milled with shea butter and rose geranium",
      fa: "سه‌بار آسیاب‌شده با کرهٔ شی و عطر شمعدانی",
    },
    summary: {
      en: "A smooth pink bar that stays smooth to the last sliver.",
      fa: "صابونی صورتی و صیقلی که تا آخرین ورقه‌اش صاف می‌ماند.",
    },
    description: {
      en: [
        "Milling presses the soap through rollers three times, which drives out the air and the water; the bar " +
          "wears away evenly and never goes soft in the dish. Shea butter is added at the end, so it stays on the " +
          "skin.",
        "The scent is rose geranium, greener and less sweet than rose itself. Keep a second bar among your scarves " +
          "until its turn comes.",
      ],
      fa: [
        "صابون را سه بار از میان غلتک رد می‌کنند تا هوا و آبش گرفته شود؛ برای همین یکنواخت تمام می‌شود و در " +
          "جاصابونی وا نمی‌رود. کرهٔ شی آخر کار اضافه شده تا روی پوست بماند.",
        "عطرش از شمعدانی معطر است که از گل سرخ سبزتر و کمتر شیرین است. قالب دوم را تا نوبتش برسد لای روسری‌ها بگذارید.",
      ],
    },
    rating: 4.5,
    ratingCount: 129,
    sold: 655,
    age: 70,
    object: { emoji: "1f9fc" },
    companions: [{ emoji: "1f339" }, { emoji: "1fae7" }],
    facts: { origin: "turkey", skin: ["dry"], audience: ["women"], weight: 120 },
    variants: [
      { options: { pack: "single" }, usd: 900, irr: 5_900_000, stock: 33 },
      { options: { pack: "set4" }, usd: 3100, irr: 19_900_000, stock: 0 },
    ],
  },
  {
    key: "honeycomb-bath-sponge",
    category: "soaps-and-bath",
    brand: "brightside",
    name: { en: "Honeycomb Bath Sponge", fa: "اسفنج حمام شانه‌عسلی" },
    subtitle: {
      en: "Plant-cellulose sponge with large, springy pores",
      fa: "اسفنج سلولز گیاهی با حفره‌های درشت و فنری",
    },
    summary: {
      en: "Makes a surprising amount of foam out of very little soap.",
      fa: "از کمی صابون کفی می‌سازد که غافلگیرتان می‌کند.",
    },
    description: {
      en: [
        "Made from wood pulp and cotton, it is stiff when dry and turns soft as cake within seconds of meeting " +
          "water. The irregular pores hold air, and air is what makes lather.",
        "It rinses out cleanly and can be boiled for three minutes when it starts to look tired. After two months " +
          "in the bathroom, retire it to the bicycle; when that is done, it will rot on the compost.",
      ],
      fa: [
        "از خمیر چوب و پنبه ساخته شده؛ خشکش سفت است و تا به آب می‌رسد مثل کیک نرم می‌شود. حفره‌های نامنظمش هوا را " +
          "نگه می‌دارند و کف از همین هوا درست می‌شود.",
        "راحت آبکشی می‌شود و هر وقت خسته به نظر رسید، سه دقیقه بجوشانیدش. بعد از دو ماه حمام، بازنشسته‌اش کنید " +
          "برای شستن دوچرخه؛ آخر سر هم در کود باغچه می‌پوسد.",
      ],
    },
    rating: 4.1,
    ratingCount: 215,
    sold: 1760,
    age: 260,
    object: { emoji: "1f9fd" },
    companions: [{ emoji: "1fae7" }, { emoji: "1f6c1" }],
    facts: {
      material: ["cotton", "wood"],
      origin: "germany",
      skin: ["all"],
      audience: ["everyone"],
    },
    variants: [
      { options: { color: "yellow" }, usd: 500, irr: 2_900_000, stock: 80 },
      {
        options: { color: "turquoise" },
        usd: 500,
        irr: 2_900_000,
        stock: 57,
      },
      {
        options: { color: "pink" },
        usd: 500,
        irr: 2_900_000,
        stock: 0,
      },
    ],
  },
];
