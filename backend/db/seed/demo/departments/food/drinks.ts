import type { DemoProduct } from "../../shape";

export const drinks: DemoProduct[] = [
  {
    key: "medium-roast-coffee-beans",
    category: "coffee-tea-juice",
    brand: "harbor",
    name: { en: "Medium-roast coffee beans", fa: "دان قهوهٔ میان‌برشت" },
    subtitle: {
      en: "Ethiopian and Colombian arabica, roasted every Tuesday",
      fa: "عربیکای اتیوپی و کلمبیا، برشتهٔ هر سه‌شنبه",
    },
    summary: {
      en: "A round, everyday coffee with hazelnut and dried apricot in it, as good from a moka pot as from a filter.",
      fa: "قهوه‌ای خوش‌طعم برای هر روز، با ته‌مزهٔ فندق و برگهٔ زردآلو؛ هم در موکاپات خوب می‌نشیند و هم در قهوهٔ دمی.",
    },
    description: {
      en: [
        "We roast this blend once a week and send it out within three days, so the bag still sighs when you open it. Expect hazelnut first, then something like dried apricot, and very little bitterness.",
        "Grind it medium for a filter, finer for a moka pot. Keep the bag folded shut in a cupboard, not in the fridge, and drink it within six weeks.",
      ],
      fa: [
        "این ترکیب هفته‌ای یک بار برشته می‌شود و ظرف سه روز راهی خانهٔ شماست؛ برای همین بستهٔ تازه هنوز نفس می‌کشد. اول طعم فندق می‌آید، بعد چیزی شبیه برگهٔ زردآلو، با تلخی بسیار کم.",
        "برای قهوهٔ دمی متوسط و برای موکاپات ریزتر آسیاب کنید. درِ بسته را تا بزنید و در کابینت بگذارید، نه در یخچال؛ تا شش هفته بهترین طعم را دارد.",
      ],
    },
    rating: 4.7,
    ratingCount: 612,
    sold: 3480,
    age: 412,
    object: { emoji: "2615" },
    companions: [{ emoji: "1f950" }, { emoji: "1f36b" }],
    facts: { diet: ["vegan", "gluten_free"], origin: "germany" },
    variants: [
      { options: { pack: "g100" }, usd: 599, irr: 4_190_000, stock: 34 },
      { options: { pack: "g250" }, usd: 1299, irr: 9_090_000, stock: 61 },
      {
        options: { pack: "g500" },
        usd: 2299,
        irr: 15_900_000,
        usdWas: 2599,
        irrWas: 17_900_000,
        stock: 42,
      },
      {
        options: { pack: "kg1" },
        usd: 4199,
        irr: 28_900_000,
        usdWas: 4999,
        irrWas: 34_500_000,
        stock: 18,
      },
    ],
  },
  {
    key: "lahijan-black-tea-bags",
    category: "coffee-tea-juice",
    brand: "golpar",
    name: { en: "Lahijan black tea bags", fa: "چای کیسه‌ای لاهیجان" },
    subtitle: {
      en: "Spring pluck from the Gilan hills, in paper bags",
      fa: "چین بهارهٔ تپه‌های گیلان، در کیسهٔ کاغذی",
    },
    summary: {
      en: "Spring black tea from Lahijan in unbleached paper bags, coppery in the glass and gentle on an empty stomach.",
      fa: "چای سیاه بهارهٔ لاهیجان در کیسه‌های کاغذی سفیدنشده؛ مسی‌رنگ، کم‌گس و ملایم.",
    },
    description: {
      en: [
        "The leaves are picked in May, when the bushes have only just woken up, and nothing is added: no color, no bergamot. The tea turns a clear copper and stays soft, even if you forget it for a while.",
        "One bag makes a large mug. Give it four minutes with water just off the boil. The bags are folded and stitched, without plastic, and can go on the compost.",
      ],
      fa: [
        "برگ‌ها را در اردیبهشت می‌چینند، وقتی بوته تازه از خواب زمستان بیدار شده است. نه رنگ دارد و نه اسانس؛ فقط چای است، با رنگ مسی روشن و طعمی نرم که اگر دیر هم برسید تلخ نمی‌شود.",
        "هر کیسه برای یک لیوان بزرگ بس است. آبِ تازه‌جوش بریزید و چهار دقیقه صبر کنید. کیسه‌ها با نخ دوخته شده‌اند، پلاستیک ندارند و در باغچه کود می‌شوند.",
      ],
    },
    rating: 4.5,
    ratingCount: 348,
    sold: 2210,
    age: 530,
    object: { emoji: "1f375", hue: 270 },
    companions: [{ emoji: "1f36a" }],
    facts: { diet: ["vegan", "sugar_free", "halal"], origin: "iran", season: ["spring"] },
    variants: [
      { options: { pack: "g100" }, usd: 499, irr: 2_950_000, stock: 72 },
      { options: { pack: "g250" }, usd: 999, irr: 6_200_000, stock: 55 },
      { options: { pack: "g500" }, usd: 1799, irr: 11_400_000, stock: 23 },
      { options: { pack: "kg1" }, usd: 3199, irr: 20_800_000, stock: 0 },
    ],
  },
  {
    key: "first-flush-sencha",
    category: "coffee-tea-juice",
    brand: "hinode",
    name: { en: "First-flush sencha", fa: "چای سبز سنچای بهاره" },
    subtitle: {
      en: "Forty bags of steamed Japanese green tea",
      fa: "چهل کیسهٔ چای سبز ژاپنی بخارپز",
    },
    summary: {
      en: "Bright, grassy Japanese green tea from the first harvest, with a sweetness that lingers.",
      fa: "چای سبز ژاپنی از نخستین چین سال، با عطر سبزهٔ تازه و شیرینی ماندگار.",
    },
    description: {
      en: [
        "First-flush leaves are steamed within hours of picking, which keeps them deep green and tasting of fresh peas and a little of the sea. The cup is pale and clear, with no harshness at the end.",
        "Let the kettle cool for five minutes before you pour, and lift the bag out after ninety seconds. It will happily give you a second cup.",
      ],
      fa: [
        "برگ‌های چین اول را چند ساعت پس از برداشت بخار می‌دهند تا سبزی و عطرشان بماند؛ طعمش به نخودفرنگی تازه می‌زند و اندکی به نسیم دریا. چای در فنجان روشن و زلال است و گلو را نمی‌زند.",
        "پس از جوش آمدن کتری پنج دقیقه صبر کنید، بعد آب را بریزید و کیسه را بعد از نود ثانیه بردارید. از همان کیسه یک فنجان دوم هم می‌شود دم کرد.",
      ],
    },
    rating: 4.4,
    ratingCount: 97,
    sold: 520,
    age: 190,
    object: { emoji: "1f375" },
    companions: [{ emoji: "1f343" }],
    facts: {
      diet: ["vegan", "organic", "sugar_free"],
      origin: "japan",
      weight: 80,
      season: ["spring"],
    },
    variants: [{ options: {}, usd: 1499, irr: 10_900_000, stock: 28 }],
  },
  {
    key: "unsmoked-yerba-mate",
    category: "coffee-tea-juice",
    brand: "verdant",
    name: { en: "Unsmoked yerba mate", fa: "یربا ماتهٔ دودی‌نشده" },
    subtitle: {
      en: "Air-dried leaf with few stems, for the gourd",
      fa: "برگ خشک‌شده در هوا با چوب کم، مناسب کدو",
    },
    summary: {
      en: "A clean, grassy mate without the smoke: a long lift for long afternoons.",
      fa: "ماته‌ای پاکیزه و سبز، بی طعم دود؛ برای بعدازظهرهایی که تمام نمی‌شوند.",
    },
    description: {
      en: [
        "Most mate is dried over a wood fire. This one is dried in warm air, so it tastes of hay, green almonds and a little honey instead of ash, and friends who never liked mate tend to change their minds.",
        "Fill the gourd two thirds, tilt it, wet it with cool water first and then top up with water at about 75 °C. One filling lasts ten rounds.",
      ],
      fa: [
        "بیشترِ ماته‌ها را روی آتش هیزم خشک می‌کنند؛ این یکی با هوای گرم خشک شده است. برای همین به جای دود، طعم علف تازه، چغاله‌بادام و کمی عسل می‌دهد و دل مخالفان را هم به دست می‌آورد.",
        "دوسوم کدو را پر کنید، کجش کنید، اول کمی آب خنک بریزید و بعد آب ۷۵ درجه. هر بار که پر شود، تا ده دور جواب می‌دهد.",
      ],
    },
    rating: 4.2,
    ratingCount: 41,
    sold: 186,
    age: 22,
    object: { emoji: "1f9c9" },
    companions: [{ emoji: "1f33f" }],
    facts: { diet: ["vegan", "organic", "gluten_free"], season: ["autumn", "winter"] },
    variants: [
      { options: { pack: "g250" }, usd: 899, irr: 6_300_000, stock: 25 },
      { options: { pack: "g500" }, usd: 1599, irr: 11_200_000, stock: 16 },
      { options: { pack: "kg1" }, usd: 2899, irr: 20_300_000, stock: 7 },
    ],
  },
  {
    key: "cloudy-apple-juice-boxes",
    category: "coffee-tea-juice",
    brand: "brightside",
    name: { en: "Cloudy apple juice boxes", fa: "آب‌سیب کدر پاکتی" },
    subtitle: {
      en: "200 ml of pressed apples and nothing else",
      fa: "۲۰۰ میلی‌لیتر سیب فشرده و دیگر هیچ",
    },
    summary: {
      en: "Pressed, cloudy apple juice in lunchbox cartons, with no sugar, no water and no concentrate.",
      fa: "آب‌سیب فشرده و کدر در پاکت‌های مناسب کیف مدرسه، بدون شکر، بدون آب افزوده و بدون کنسانتره.",
    },
    description: {
      en: [
        "Three kinds of apple go into each carton: two sweet ones for the body and a sharp one so that it does not cloy. The juice is left cloudy, because that is where the flavor is.",
        "The paper straw is bound to the side and holds until the last sip. Freeze a box overnight and it keeps the rest of the lunch cool until noon.",
      ],
      fa: [
        "در هر پاکت سه جور سیب هست: دو سیب شیرین برای جان‌دار شدن طعم و یک سیب ترش تا دل را نزند. آب‌سیب را صاف نمی‌کنیم، چون عطرش درست در همان کدری است.",
        "نی کاغذی به بدنه چسبیده و تا جرعهٔ آخر وا نمی‌رود. اگر شب پاکت را در فریزر بگذارید، تا ظهر بقیهٔ خوراکی‌های کیف را هم خنک نگه می‌دارد.",
      ],
    },
    rating: 4.6,
    ratingCount: 204,
    sold: 1890,
    age: 305,
    object: { emoji: "1f9c3" },
    companions: [{ emoji: "1f34e" }, { emoji: "1f968" }],
    facts: {
      diet: ["vegan", "sugar_free", "halal"],
      origin: "turkey",
      volume: 200,
      audience: ["kids", "everyone"],
    },
    variants: [
      { options: { pack: "single" }, usd: 199, irr: 1_090_000, stock: 80 },
      { options: { pack: "set6" }, usd: 999, irr: 5_900_000, stock: 46 },
      {
        options: { pack: "set12" },
        usd: 1799,
        irr: 10_900_000,
        usdWas: 1999,
        irrWas: 12_400_000,
        stock: 30,
      },
    ],
  },
];
