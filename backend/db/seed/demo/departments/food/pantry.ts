import type { DemoProduct } from "../../shape";

export const pantry: DemoProduct[] = [
  {
    key: "hashemi-rice",
    category: "rice-pasta-tins",
    brand: "narvan",
    name: { en: "Hashemi long-grain rice", fa: "برنج هاشمی" },
    subtitle: {
      en: "Aged for a year, from the fields of Gilan",
      fa: "کهنهٔ یک‌ساله از شالیزارهای گیلان",
    },
    summary: {
      en: "Fragrant Iranian rice that lengthens as it cooks and stays in separate, snowy grains.",
      fa: "برنج عطری ایرانی که در پخت قد می‌کشد و دانه‌دانه و سفید می‌ماند.",
    },
    description: {
      en: [
        "Hashemi is the rice that scents a whole stairwell. We let it rest for a year after milling, so it takes up less water and every grain keeps to itself.",
        "Wash it until the water runs clear, soak it in salted water for an hour, boil, drain and steam under a cloth. A kilogram feeds eight, with tahdig to argue over.",
      ],
      fa: [
        "هاشمی همان برنجی است که بویش تا پاگرد پله‌ها می‌رود. پس از شالی‌کوبی یک سال در انبار می‌ماند تا کمتر آب بکشد و دانه‌هایش به هم نچسبد.",
        "بشویید تا آبش زلال شود، یک ساعت در آب‌نمک بخیسانید، آبکش کنید و زیر دم‌کنی دم بیندازید. هر کیلو برای هشت نفر بس است، با ته‌دیگی که سرش دعوا می‌شود.",
      ],
    },
    rating: 4.8,
    ratingCount: 701,
    sold: 3920,
    age: 610,
    object: { emoji: "1f35a" },
    companions: [{ emoji: "1f33e" }],
    facts: { diet: ["vegan", "gluten_free", "halal"], origin: "iran", weight: 1000 },
    variants: [
      { options: { pack: "single" }, usd: 899, irr: 4_800_000, stock: 80 },
      {
        options: { pack: "set4" },
        usd: 3199,
        irr: 17_900_000,
        usdWas: 3599,
        irrWas: 19_900_000,
        stock: 24,
      },
    ],
  },
  {
    key: "red-kidney-beans",
    category: "rice-pasta-tins",
    brand: "arvand",
    name: { en: "Red kidney beans", fa: "لوبیا قرمز" },
    subtitle: { en: "This year's crop, even in size", fa: "محصول امسال، یکدست و خوش‌پخت" },
    summary: {
      en: "Dried kidney beans that hold their shape in ghormeh sabzi and turn creamy inside.",
      fa: "لوبیا قرمزی که در قرمه‌سبزی شکل خود را نگه می‌دارد و مغزش نرم می‌شود.",
    },
    description: {
      en: [
        "New-crop beans cook faster and more evenly than those that have stood around for years. These are sieved to one size, so no stubborn few stay hard at the bottom of the pot.",
        "Soak the 900 grams overnight or take what you need, change the water, and boil briskly for ten minutes before simmering. Salt them at the end, not at the start.",
      ],
      fa: [
        "لوبیای نو زودتر و یکدست‌تر از لوبیای مانده می‌پزد. این‌ها را غربال کرده‌ایم تا هم‌اندازه باشند و چند دانهٔ سرسخت ته قابلمه باقی نماند.",
        "از بستهٔ ۹۰۰ گرمی هرقدر لازم دارید یک شب خیس کنید، آبش را عوض کنید و پیش از کم کردن شعله ده دقیقه تند بجوشانید. نمک را آخر کار بزنید، نه اول.",
      ],
    },
    rating: 4.3,
    ratingCount: 76,
    sold: 560,
    age: 204,
    object: { emoji: "1fad8" },
    companions: [{ emoji: "1f372" }],
    facts: { diet: ["vegan", "gluten_free", "organic"], origin: "iran", weight: 900 },
    variants: [{ options: {}, usd: 599, irr: 3_300_000, stock: 47 }],
  },
  {
    key: "bronze-cut-spaghetti",
    category: "rice-pasta-tins",
    brand: "tesselle",
    name: { en: "Bronze-cut spaghetti", fa: "اسپاگتی قالب برنزی" },
    subtitle: {
      en: "Durum wheat, dried slowly at low heat",
      fa: "گندم دوروم، خشک‌شده با حرارت ملایم",
    },
    summary: {
      en: "Rough-surfaced spaghetti that holds the sauce instead of letting it slide to the plate.",
      fa: "اسپاگتی با سطح زبر که سس را به خود می‌گیرد و نمی‌گذارد ته بشقاب بماند.",
    },
    description: {
      en: [
        "Pressed through bronze, the strands come out slightly rough and floury, and the sauce clings to them. Drying takes a day and a half at low heat, which keeps the taste of the wheat.",
        "Ten minutes in plenty of well-salted water leaves a firm core. Save a cup of the cooking water and stir it into the sauce: it does the work of cream.",
      ],
      fa: [
        "رشته‌ها از قالب برنزی می‌گذرند و کمی زبر و آردی بیرون می‌آیند؛ سس به همین سطح می‌چسبد. خشک شدن یک روز و نیم با گرمای کم طول می‌کشد تا طعم گندم بماند.",
        "ده دقیقه در آب فراوان و حسابی شور بپزید تا مغزش کمی سفت بماند. یک فنجان از آبِ پخت را نگه دارید و به سس بزنید؛ کار خامه را می‌کند.",
      ],
    },
    rating: 4.6,
    ratingCount: 143,
    sold: 1020,
    age: 320,
    object: { emoji: "1f35d" },
    companions: [{ emoji: "1f345" }, { emoji: "1f9c0" }],
    facts: { diet: ["vegan", "halal"], origin: "italy" },
    variants: [
      { options: { pack: "g500" }, usd: 499, irr: 3_400_000, stock: 69 },
      { options: { pack: "kg1" }, usd: 899, irr: 6_200_000, stock: 41 },
    ],
  },
  {
    key: "tinned-plum-tomatoes",
    category: "rice-pasta-tins",
    brand: "verdant",
    name: { en: "Whole tinned tomatoes", fa: "کنسرو گوجه‌فرنگی درسته" },
    subtitle: { en: "Peeled, in their own juice, 400 g", fa: "پوست‌کنده در آب خودش، ۴۰۰ گرم" },
    summary: {
      en: "Sun-ripened tomatoes tinned on the day they were picked, with nothing but their juice.",
      fa: "گوجه‌فرنگی آفتاب‌خورده که همان روزِ چیدن در قوطی رفته، تنها با آب خودش.",
    },
    description: {
      en: [
        "In August the tomatoes go from the field to the tin in under eight hours. No salt, no acid, no herbs: you decide what they become, a quick pasta sauce, a shakshuka or the start of a stew.",
        "Crush them in your hand rather than with a blender, which makes them pale. The lid has a ring pull, and the label peels off in one piece.",
      ],
      fa: [
        "در مرداد، گوجه‌ها ظرف کمتر از هشت ساعت از مزرعه به قوطی می‌رسند. نه نمک دارد، نه جوهر لیمو و نه سبزی؛ شما تصمیم می‌گیرید سس ماکارونی شود، املت یا پایهٔ خورش.",
        "به جای مخلوط‌کن، با دست لهش کنید تا رنگش نپرد. قوطی آسان‌بازشو است و برچسبش هم یکجا کنده می‌شود.",
      ],
    },
    rating: 4.4,
    ratingCount: 92,
    sold: 1180,
    age: 395,
    object: { emoji: "1f96b" },
    companions: [{ emoji: "1f345" }],
    facts: {
      diet: ["vegan", "gluten_free", "sugar_free", "organic"],
      origin: "turkey",
      weight: 400,
    },
    variants: [
      { options: { pack: "single" }, usd: 299, irr: 1_650_000, stock: 76 },
      { options: { pack: "set6" }, usd: 1599, irr: 9_200_000, stock: 33 },
      {
        options: { pack: "set12" },
        usd: 2899,
        irr: 17_300_000,
        usdWas: 3399,
        irrWas: 19_800_000,
        stock: 2,
      },
    ],
  },
  {
    key: "mountain-thyme-honey",
    category: "honey-salt-spices",
    brand: "zagros",
    name: { en: "Mountain thyme honey", fa: "عسل آویشن کوهستان" },
    subtitle: {
      en: "Raw honey from hives above 2,000 meters",
      fa: "عسل خام از کندوهای بالای ۲۰۰۰ متر",
    },
    summary: {
      en: "Raw, amber honey from wild thyme, aromatic and faintly peppery, never heated or filtered.",
      fa: "عسل خام و کهربایی آویشن وحشی؛ معطر و کمی تند، نه حرارت دیده و نه صاف شده.",
    },
    description: {
      en: [
        "The hives spend the summer on slopes where thyme is nearly all that flowers. The honey is taken once a year, in late August, and only what the bees can spare.",
        "It crystallises in winter, as raw honey does; stand the jar in warm water to loosen it. Try it with fresh cheese and walnuts. Not for children under one year.",
      ],
      fa: [
        "کندوها تابستان را در دامنه‌هایی می‌گذرانند که جز آویشن چندان گلی در آن‌ها نیست. برداشت سالی یک بار است، آخر مرداد، و فقط به اندازه‌ای که از نیاز زنبورها بیشتر باشد.",
        "مثل هر عسل خامی زمستان‌ها شکرک می‌زند؛ شیشه را در آب ولرم بگذارید تا باز شود. با پنیر تازه و گردو امتحانش کنید. برای کودکان زیر یک سال مناسب نیست.",
      ],
    },
    rating: 4.9,
    ratingCount: 388,
    sold: 2140,
    age: 441,
    object: { emoji: "1f36f" },
    companions: [{ emoji: "1f33f" }],
    facts: {
      diet: ["vegetarian", "gluten_free", "organic", "halal"],
      origin: "iran",
      season: ["summer"],
    },
    variants: [
      { options: { pack: "g250" }, usd: 1199, irr: 7_400_000, stock: 45 },
      { options: { pack: "g500" }, usd: 2199, irr: 13_800_000, stock: 29 },
      { options: { pack: "kg1" }, usd: 3999, irr: 25_900_000, stock: 10 },
    ],
  },
  {
    key: "orange-blossom-honey",
    category: "honey-salt-spices",
    brand: "baghban",
    name: { en: "Orange blossom honey", fa: "عسل بهارنارنج" },
    subtitle: {
      en: "A light spring honey in a clay pot, 350 g",
      fa: "عسل سبک بهاره در کوزهٔ سفالی، ۳۵۰ گرم",
    },
    summary: {
      en: "Pale, floral honey from citrus groves in bloom, potted in red clay with a wooden dipper.",
      fa: "عسل روشن و گل‌بوی باغ‌های مرکبات، در کوزهٔ سفال سرخ با قاشقک چوبی.",
    },
    description: {
      en: [
        "For two weeks in April the groves are white, and the bees bring in almost nothing else. The honey is pale and smells of the blossom rather than of the fruit.",
        "It belongs in tea, on yoghurt and in the syrup for cakes. The clay pot keeps it cool and dark; when it is empty, it likes to be a home for pencils or wooden spoons.",
      ],
      fa: [
        "دو هفته در فروردین باغ‌ها یکسره سفیدند و زنبورها جز بهارنارنج چیزی نمی‌آورند. این عسل روشن است و بوی شکوفه می‌دهد، نه بوی میوه.",
        "جایش در چای است و روی ماست و در شربتِ کیک. کوزهٔ سفالی آن را خنک و دور از نور نگه می‌دارد؛ خالی که شد، برای مداد و قاشق چوبی خانهٔ خوبی است.",
      ],
    },
    rating: 4.7,
    ratingCount: 61,
    sold: 285,
    age: 95,
    object: { emoji: "1f36f", hue: 330 },
    companions: [{ emoji: "1f34a" }, { emoji: "1f338" }],
    facts: {
      diet: ["vegetarian", "gluten_free", "halal"],
      origin: "iran",
      weight: 350,
      season: ["spring"],
    },
    variants: [
      { options: {}, usd: 1899, irr: 11_900_000, usdWas: 2299, irrWas: 14_400_000, stock: 3 },
    ],
  },
  {
    key: "desert-rock-salt",
    category: "honey-salt-spices",
    brand: "kavir",
    name: { en: "Desert rock salt", fa: "نمک سنگ کویر" },
    subtitle: {
      en: "In a glass shaker you can refill, 200 g",
      fa: "در نمکدان شیشه‌ای پرشدنی، ۲۰۰ گرم",
    },
    summary: {
      en: "Clean, unrefined salt from the Garmsar mines, in a glass shaker with a steel cap.",
      fa: "نمک پاک و تصفیه‌نشدهٔ معدن گرمسار، در نمکدان شیشه‌ای با درِ استیل.",
    },
    description: {
      en: [
        "The salt comes from an old sea that dried up long before there was a desert. It is washed, crushed and sieved to a grain that flows even on humid days, with no anti-caking agent.",
        "The shaker unscrews for refilling, and the glass goes in the dishwasher. This salt contains no added iodine, so keep your usual one for every day if you need it.",
      ],
      fa: [
        "این نمک یادگار دریایی است که پیش از پیدا شدن کویر خشک شده بود. شسته، خرد و غربال می‌شود و بی هیچ مادهٔ ضدکلوخه، در هوای شرجی هم روان می‌ریزد.",
        "درِ نمکدان برای پر کردن باز می‌شود و شیشه‌اش را می‌توان در ماشین ظرف‌شویی شست. ید افزوده ندارد؛ اگر لازم دارید، نمک یددار را هم کنارش نگه دارید.",
      ],
    },
    rating: 4.1,
    ratingCount: 45,
    sold: 390,
    age: 166,
    object: { emoji: "1f9c2" },
    facts: {
      diet: ["vegan", "gluten_free"],
      origin: "iran",
      weight: 200,
      material: ["glass", "steel"],
    },
    variants: [{ options: {}, usd: 699, irr: 3_800_000, stock: 52 }],
  },
  {
    key: "sun-dried-red-chillies",
    category: "honey-salt-spices",
    brand: "golpar",
    name: { en: "Sun-dried red chillies", fa: "فلفل قرمز آفتاب‌خشک" },
    subtitle: { en: "Whole pods, medium hot, 60 g", fa: "فلفل درسته، تندی متوسط، ۶۰ گرم" },
    summary: {
      en: "Whole chillies dried on rooftops, with a warm, raisin-like heat that builds slowly.",
      fa: "فلفل‌های درسته که روی بام خشک شده‌اند؛ با تندیِ گرمی که آرام‌آرام بالا می‌آید.",
    },
    description: {
      en: [
        "Picked fully red and laid out in the sun for two weeks, these pods keep a sweetness that oven-dried ones lose. Their heat is friendly: present, but it lets you taste the dish.",
        "Drop one whole into a stew, or toast and crush a few with salt. Most of the fire sits in the seeds; shake them out if you have guests.",
      ],
      fa: [
        "فلفل‌ها را وقتی کاملاً سرخ شدند می‌چینند و دو هفته زیر آفتاب پهن می‌کنند؛ شیرینی‌ای در آن‌ها می‌ماند که فلفلِ فرخشک ندارد. تندی‌اش مهربان است و مزهٔ غذا را نمی‌پوشاند.",
        "یکی را درسته در خورش بیندازید یا چندتا را تفت بدهید و با نمک بکوبید. بیشترِ آتشش در تخمه‌هاست؛ مهمان که دارید، تخمه‌ها را بتکانید.",
      ],
    },
    rating: 4.0,
    ratingCount: 19,
    sold: 118,
    age: 9,
    object: { emoji: "1f336-fe0f" },
    companions: [{ emoji: "1f9c4" }],
    facts: { diet: ["vegan", "gluten_free", "organic"], origin: "india", weight: 60 },
    variants: [{ options: {}, usd: 499, irr: 3_100_000, stock: 44 }],
  },
  {
    key: "rudbar-green-olives",
    category: "honey-salt-spices",
    brand: "sepidar",
    name: { en: "Stuffed green olives", fa: "زیتون سبز مغزدار" },
    subtitle: {
      en: "Rudbar olives filled with sweet red pepper",
      fa: "زیتون رودبار با مغز فلفل دلمه‌ای قرمز",
    },
    summary: {
      en: "Firm Rudbar olives cured in brine for three months and filled with strips of sweet red pepper.",
      fa: "زیتون سفت رودبار، سه ماه خوابیده در آب‌نمک، با مغزی از فلفل دلمه‌ای شیرین.",
    },
    description: {
      en: [
        "Brine and time do the curing here, without lye, so the olives stay crisp and keep their fruity bitterness. A strip of roasted red pepper takes the place of the stone.",
        "Serve them as they are, or rinse them and toss with pomegranate molasses and crushed walnut. Once open, keep them under their brine in the fridge and finish them within a month.",
      ],
      fa: [
        "تلخیِ این زیتون را فقط آب‌نمک و زمان می‌گیرد، نه سود؛ برای همین سفت است و مزهٔ میوه‌ای‌اش را نگه داشته. جای هسته را باریکه‌ای فلفل کبابی گرفته است.",
        "همین‌طور سر سفره بگذارید یا بشویید و با رب انار و گردوی کوبیده پرورده کنید. پس از باز شدن، زیر آب‌نمک خودش در یخچال بماند و تا یک ماه تمام شود.",
      ],
    },
    rating: 4.5,
    ratingCount: 128,
    sold: 760,
    age: 287,
    object: { emoji: "1fad2" },
    companions: [{ emoji: "1fad9" }],
    facts: { diet: ["vegan", "gluten_free", "halal", "sugar_free"], origin: "iran" },
    variants: [
      { options: { pack: "g250" }, usd: 699, irr: 4_300_000, stock: 37 },
      { options: { pack: "g500" }, usd: 1199, irr: 7_900_000, stock: 26 },
      {
        options: { pack: "kg1" },
        usd: 2099,
        irr: 14_200_000,
        usdWas: 2499,
        irrWas: 16_900_000,
        stock: 8,
      },
    ],
  },
];
