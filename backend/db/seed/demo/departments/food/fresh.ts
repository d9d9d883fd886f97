import type { DemoProduct } from "../../shape";

export const fresh: DemoProduct[] = [
  {
    key: "aged-mountain-cheese",
    category: "dairy-eggs",
    brand: "bergmann",
    name: { en: "Mountain cheese with holes", fa: "پنیر کوهستانی سوراخ‌دار" },
    subtitle: { en: "Cow's milk, ripened for nine months", fa: "شیر گاو، نه ماه رسیده" },
    summary: {
      en: "A golden, springy cheese with a sweet, nutty taste and cherry-sized holes.",
      fa: "پنیری طلایی و کشسان با طعم شیرین و فندقی و سوراخ‌هایی به اندازهٔ گیلاس.",
    },
    description: {
      en: [
        "Nine months on spruce boards give this cheese its hazelnut sweetness. The holes are the work of patient bacteria, and a good sign: they mean that nobody hurried.",
        "It slices thinly for bread, melts in long threads and grates over pasta. Wrap it in paper, not film, keep it in the vegetable drawer and take it out half an hour before eating.",
      ],
      fa: [
        "نه ماه روی تخته‌های صنوبر خوابیدن به این پنیر شیرینیِ فندقی داده است. سوراخ‌ها کار باکتری‌های صبور است و نشانهٔ خوبی است: یعنی کسی عجله نکرده.",
        "نازک ورقه می‌شود، در گرما کش می‌آید و روی ماکارونی هم خوب رنده می‌شود. لای کاغذ بپیچید نه سلفون، در کشوی سبزی یخچال بگذارید و نیم ساعت پیش از خوردن بیرون بیاورید.",
      ],
    },
    rating: 4.7,
    ratingCount: 211,
    sold: 1290,
    age: 374,
    object: { emoji: "1f9c0" },
    companions: [{ emoji: "1f35e" }, { emoji: "1f347" }],
    facts: { diet: ["vegetarian", "gluten_free", "halal"], origin: "germany" },
    variants: [
      { options: { pack: "g100" }, usd: 499, irr: 3_300_000, stock: 40 },
      { options: { pack: "g250" }, usd: 999, irr: 7_200_000, stock: 32 },
      { options: { pack: "g500" }, usd: 1899, irr: 13_500_000, stock: 15 },
      { options: { pack: "kg1" }, usd: 3499, irr: 25_200_000, stock: 1 },
    ],
  },
  {
    key: "cultured-farm-butter",
    category: "dairy-eggs",
    brand: "oakline",
    name: { en: "Cultured farm butter", fa: "کرهٔ تخمیری روستایی" },
    subtitle: {
      en: "Churned from soured cream, unsalted, 250 g",
      fa: "از خامهٔ ترش، بی‌نمک، ۲۵۰ گرم",
    },
    summary: {
      en: "Deep yellow butter with a fresh, faintly sour note, made in small wooden churns.",
      fa: "کره‌ای زرد و پررنگ با ته‌مزهٔ ترشِ تازه، زده‌شده در کره‌گیرهای کوچک چوبی.",
    },
    description: {
      en: [
        "The cream ripens overnight before it is churned, so the butter has the taste that people remember from their grandmothers' kitchens. The color is the grass; nothing is added.",
        "Spread it thickly on warm bread, or let a spoonful melt into rice. It keeps for three weeks in the fridge and four months in the freezer, well wrapped.",
      ],
      fa: [
        "خامه پیش از کره‌گیری یک شب می‌ماند تا جا بیفتد؛ همان مزه‌ای که از آشپزخانهٔ مادربزرگ به یاد داریم. رنگ زردش از علف بهاری است و چیزی به آن نیفزوده‌ایم.",
        "روی نان گرم ضخیم بمالید یا یک قاشق روی پلو بگذارید تا آب شود. در یخچال سه هفته و در فریزر، اگر خوب پیچیده باشد، چهار ماه می‌ماند.",
      ],
    },
    rating: 4.6,
    ratingCount: 83,
    sold: 615,
    age: 131,
    object: { emoji: "1f9c8" },
    companions: [{ emoji: "1f956" }],
    facts: {
      diet: ["vegetarian", "gluten_free", "sugar_free", "halal"],
      weight: 250,
      handmade: true,
    },
    variants: [{ options: {}, usd: 899, irr: 4_900_000, stock: 21 }],
  },
  {
    key: "free-range-brown-eggs",
    category: "dairy-eggs",
    brand: "baghban",
    name: { en: "Free-range brown eggs", fa: "تخم‌مرغ محلی قهوه‌ای" },
    subtitle: {
      en: "From hens that spend the day in the orchard",
      fa: "از مرغ‌هایی که روز را در باغ می‌گذرانند",
    },
    summary: {
      en: "Large brown eggs with firm whites and deep orange yolks, packed within a day of laying.",
      fa: "تخم‌مرغ‌های درشت قهوه‌ای با سفیدهٔ سفت و زردهٔ نارنجی، بسته‌بندی در همان روز.",
    },
    description: {
      en: [
        "The hens scratch under apple trees and eat what they find there, with wheat and maize to go with it. You can tell by the yolks, which stand up high and color a whole cake.",
        "The date of laying is stamped on every box. Store them point down; for boiling, use the ones that are a week old, because they peel better.",
      ],
      fa: [
        "مرغ‌ها زیر درخت‌های سیب می‌گردند و کنار گندم و ذرت، هرچه در باغ پیدا کنند می‌خورند. از زرده‌اش پیداست که برجسته می‌ایستد و یک کیک را تمام‌رنگ می‌کند.",
        "تاریخ روزِ تخم‌گذاری روی هر شانه مُهر خورده است. از سرِ باریک رو به پایین نگه دارید؛ برای آب‌پز، یک‌هفته‌ای‌ها بهترند چون راحت‌تر پوست می‌گیرند.",
      ],
    },
    rating: 4.5,
    ratingCount: 174,
    sold: 1560,
    age: 219,
    object: { emoji: "1f95a" },
    companions: [{ emoji: "1f33e" }],
    facts: { diet: ["vegetarian", "gluten_free", "organic", "halal"], origin: "iran" },
    variants: [
      { options: { pack: "set6" }, usd: 499, irr: 2_300_000, stock: 48 },
      { options: { pack: "set12" }, usd: 899, irr: 4_400_000, stock: 30 },
    ],
  },
  {
    key: "whole-pasture-milk",
    category: "dairy-eggs",
    brand: "northwell",
    name: { en: "Whole pasture milk", fa: "شیر پرچرب مرتع" },
    subtitle: { en: "Gently pasteurised, not homogenised", fa: "پاستوریزهٔ ملایم، هموژن‌نشده" },
    summary: {
      en: "Full-cream milk from grazing cows, with the cream still rising to the top.",
      fa: "شیر پرچرب گاوهای مرتع‌چر، با سرشیری که هنوز بالا می‌آید.",
    },
    description: {
      en: [
        "Heated just enough to be safe and otherwise left alone, this milk separates as milk once did: shake the bottle, or keep the cream for your coffee. It tastes sweet and round.",
        "It makes thick yoghurt with little effort. Delivered chilled in glass bottles, it stays fresh for eight days below 5 °C and three after opening.",
      ],
      fa: [
        "فقط به اندازهٔ لازم گرمش می‌کنیم و دیگر کاری به کارش نداریم. برای همین مثل شیرهای قدیم سرشیر می‌بندد: شیشه را تکان بدهید یا سرشیرش را برای قهوه بردارید. طعمش شیرین و پر است.",
        "ماستِ سفت با آن بی‌زحمت درمی‌آید. در شیشه و خنک به دستتان می‌رسد؛ زیر ۵ درجه هشت روز تازه می‌ماند و پس از باز شدن سه روز.",
      ],
    },
    rating: 4.2,
    ratingCount: 58,
    sold: 720,
    age: 77,
    object: { emoji: "1f95b" },
    companions: [{ emoji: "1f36a" }],
    facts: {
      diet: ["vegetarian", "gluten_free", "halal"],
      material: ["glass"],
      audience: ["everyone"],
    },
    variants: [
      { options: { pack: "ml250" }, usd: 199, irr: 990_000, stock: 35 },
      { options: { pack: "ml500" }, usd: 299, irr: 1_690_000, stock: 43 },
      { options: { pack: "l1" }, usd: 499, irr: 2_900_000, stock: 0 },
    ],
  },
  {
    key: "orchard-apples",
    category: "fruit-vegetables",
    brand: "baghban",
    name: { en: "Orchard apples", fa: "سیب باغی" },
    subtitle: { en: "Sweet red or sharp green, unwaxed", fa: "قرمزِ شیرین یا سبزِ ترش، بی واکس" },
    summary: {
      en: "Crisp apples from high orchards near Damavand, packed by the piece and never waxed.",
      fa: "سیب ترد باغ‌های مرتفع دماوند، بسته‌بندی دانه‌ای و بی واکس.",
    },
    description: {
      en: [
        "Cold nights make an apple crisp, and these trees stand high enough to have plenty of them. The red ones are sweet and fragrant; the green ones are sharp, and hold together in a pie.",
        "Rub them with a cloth and they shine without any wax. Kept cool and apart from other fruit, they stay good for six weeks.",
      ],
      fa: [
        "شب‌های سرد سیب را ترد می‌کند و این درخت‌ها آن‌قدر بالا هستند که شب سرد کم نداشته باشند. قرمزها شیرین و خوش‌عطرند؛ سبزها ترش‌اند و در پای و کیک از هم نمی‌پاشند.",
        "با دستمالی پاک کنید، بی هیچ واکسی برق می‌افتد. در جای خنک و جدا از میوه‌های دیگر، شش هفته سالم می‌ماند.",
      ],
    },
    rating: 4.4,
    ratingCount: 107,
    sold: 930,
    age: 58,
    object: { emoji: "1f34e" },
    companions: [{ emoji: "1f350" }],
    facts: {
      diet: ["vegan", "gluten_free", "organic"],
      origin: "iran",
      season: ["autumn", "winter"],
    },
    variants: [
      { options: { color: "red", pack: "set4" }, usd: 399, irr: 1_900_000, stock: 42 },
      { options: { color: "red", pack: "set6" }, usd: 599, irr: 2_700_000, stock: 36 },
      { options: { color: "red", pack: "set12" }, usd: 999, irr: 4_900_000, stock: 18 },
      {
        options: { color: "green", pack: "set4" },
        usd: 399,
        irr: 2_050_000,
        stock: 31,
        picture: { emoji: "1f34f" },
      },
      {
        options: { color: "green", pack: "set6" },
        usd: 599,
        irr: 2_950_000,
        stock: 20,
        picture: { emoji: "1f34f" },
      },
      {
        options: { color: "green", pack: "set12" },
        usd: 1099,
        irr: 5_300_000,
        stock: 6,
        picture: { emoji: "1f34f" },
      },
    ],
  },
  {
    key: "black-table-grapes",
    category: "fruit-vegetables",
    brand: "sepidar",
    name: { en: "Black table grapes", fa: "انگور سیاه" },
    subtitle: { en: "Thin-skinned bunches from Qazvin", fa: "خوشه‌های نازک‌پوست قزوین" },
    summary: {
      en: "Dusky, thin-skinned grapes cut by the bunch, with few pips and plenty of juice.",
      fa: "انگور تیره و نازک‌پوست که خوشه‌ای چیده می‌شود؛ کم‌دانه و پرآب.",
    },
    description: {
      en: [
        "The bunches hang under reed mats through the hottest weeks, so the skins stay thin and the sweetness grows slowly. The silvery bloom on them is natural and keeps them fresh.",
        "Rinse only what you are about to eat. They keep for a week in a paper bag in the fridge; frozen, they become small sorbets, one bite each.",
      ],
      fa: [
        "خوشه‌ها هفته‌های داغ را زیر سایه‌بان حصیری می‌گذرانند؛ پوست نازک می‌ماند و شیرینی آرام می‌رسد. غبار نقره‌ای روی حبه‌ها طبیعی است و تازه نگهشان می‌دارد.",
        "همان‌قدر که می‌خورید بشویید. در پاکت کاغذی و یخچال یک هفته می‌ماند؛ اگر فریز کنید، هر حبه یک بستنی یخیِ یک‌لقمه‌ای می‌شود.",
      ],
    },
    rating: 0,
    ratingCount: 0,
    sold: 26,
    age: 4,
    object: { emoji: "1f347" },
    facts: { diet: ["vegan", "gluten_free"], origin: "iran", season: ["summer", "autumn"] },
    variants: [
      { options: { pack: "g500" }, usd: 499, irr: 2_400_000, stock: 24 },
      { options: { pack: "kg1" }, usd: 899, irr: 4_500_000, stock: 13 },
    ],
  },
  {
    key: "hamedan-garlic",
    category: "fruit-vegetables",
    brand: "golpar",
    name: { en: "White Hamedan garlic", fa: "سیر سفید همدان" },
    subtitle: { en: "Dry, heavy bulbs, half a kilogram", fa: "سیرهای خشک و سنگین، نیم کیلو" },
    summary: {
      en: "Sharp, juicy garlic with large cloves, cured in the shade until the skins rustle.",
      fa: "سیر تند و آبدار با حبه‌های درشت، خشک‌شده در سایه تا پوستش خش‌خش کند.",
    },
    description: {
      en: [
        "After the harvest in June the bulbs hang under the barn roof for a month. Cured like this they last until spring, and the cloves come out of their skins with a single press.",
        "Raw, it has real bite; cooked slowly in oil, it turns sweet. Keep the bulbs in a basket with air around them, far from the potatoes and never in the fridge.",
      ],
      fa: [
        "پس از برداشت خرداد، سیرها یک ماه زیر سقف انبار آویزان می‌مانند. سیری که این‌طور خشک شود تا بهار دوام می‌آورد و حبه با یک فشار از پوست بیرون می‌پرد.",
        "خامش حسابی تند است و اگر آرام در روغن بپزد، شیرین می‌شود. در سبدی بگذارید که هوا در آن بچرخد؛ دور از سیب‌زمینی و هرگز نه در یخچال.",
      ],
    },
    rating: 3.9,
    ratingCount: 22,
    sold: 175,
    age: 110,
    object: { emoji: "1f9c4" },
    companions: [{ emoji: "1f336-fe0f" }],
    facts: {
      diet: ["vegan", "gluten_free", "organic"],
      origin: "iran",
      weight: 500,
      season: ["summer"],
    },
    variants: [
      { options: {}, usd: 699, irr: 3_600_000, usdWas: 799, irrWas: 4_200_000, stock: 29 },
    ],
  },
];
