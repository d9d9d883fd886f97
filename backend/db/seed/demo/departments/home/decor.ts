import type { DemoProduct } from "../../shape";

export const decor: DemoProduct[] = [
  {
    key: "ribbed-paper-lantern",
    category: "candles-lanterns",
    brand: "chelcheragh",
    name: { en: "Ribbed paper lantern", fa: "فانوس کاغذی راه‌راه" },
    subtitle: {
      en: "Folds flat, opens to 35 cm, for an LED or tealight cup",
      fa: "تاشو، بازشده ۳۵ سانتی؛ برای لامپ LED یا جاشمعی",
    },
    summary: {
      en: "A striped lantern that turns a balcony, a hallway or a birthday into an occasion.",
      fa: "فانوسی راه‌راه که به بالکن و راهرو و جشن تولد حال‌وهوای دیگری می‌دهد.",
    },
    description: {
      en: [
        "Thin bamboo ribs hold the paper in shape and throw stripes of light onto the wall. It " +
          "weighs less than an apple, so a drawing pin is enough to hang it.",
        "Use a battery LED, or the metal cup with a tealight where nothing can blow it about. " +
          "The paper is treated against light drizzle but not rain. After the party it folds " +
          "into an envelope.",
      ],
      fa: [
        "تیغه‌های نازک بامبو کاغذ را سرپا نگه می‌دارند و نوارهای نور روی دیوار می‌اندازند. از " +
          "یک سیب سبک‌تر است و با یک پونز هم آویزان می‌شود.",
        "لامپ باتری‌خور در آن بگذارید، یا اگر باد نمی‌آید، شمع وارمر در جاشمعی فلزی. کاغذش " +
          "نم‌نم باران را تاب می‌آورد ولی رگبار را نه. بعد از مهمانی تا می‌شود و در پاکتش می‌رود.",
      ],
    },
    rating: 4.4,
    ratingCount: 128,
    sold: 1040,
    age: 170,
    object: { emoji: "1f3ee" },
    companions: [{ emoji: "1f375" }, { emoji: "1fab4" }],
    facts: {
      material: ["paper", "bamboo"],
      origin: "china",
      place: ["indoor", "outdoor"],
      handmade: true,
    },
    variants: [
      {
        options: { color: "orange" },
        usd: 1400,
        irr: 9_500_000,
        usdWas: 1900,
        irrWas: 12_900_000,
        stock: 43,
      },
      {
        options: { color: "green" },
        usd: 1400,
        irr: 9_500_000,
        usdWas: 1900,
        irrWas: 12_900_000,
        stock: 27,
      },
      {
        options: { color: "turquoise" },
        usd: 1400,
        irr: 9_500_000,
        usdWas: 1900,
        irrWas: 12_900_000,
        stock: 31,
      },
      {
        options: { color: "pink" },
        usd: 1400,
        irr: 9_500_000,
        usdWas: 1900,
        irrWas: 12_900_000,
        stock: 14,
      },
    ],
  },
  {
    key: "ivory-pillar-candle",
    category: "candles-lanterns",
    brand: "setareh",
    name: { en: "Ivory pillar candle", fa: "شمع استوانه‌ای عاجی" },
    subtitle: { en: "Unscented, 40 hours, cotton wick", fa: "بی‌بو، ۴۰ ساعت، با فتیلهٔ نخی" },
    summary: {
      en: "A broad, unhurried candle for haft-sin, power cuts and late suppers.",
      fa: "شمعی پهن و بی‌شتاب برای هفت‌سین، شب‌های بی‌برقی و شام‌های دیروقت.",
    },
    description: {
      en: [
        "Poured in small batches from plant stearin, which burns brighter and drips less than " +
          "paraffin. There is no perfume to argue with dinner, only the faint warmth of wax.",
        "Let the first burn reach the rim, about two hours, and it will go down evenly " +
          "afterwards. Trim the wick to half a centimeter each time. It stands on its own on any " +
          "fireproof dish.",
      ],
      fa: [
        "کم‌کم و در قالب‌های کوچک از استئارین گیاهی ریخته می‌شود که روشن‌تر از پارافین می‌سوزد " +
          "و کمتر اشک می‌ریزد. عطری ندارد که با بوی غذا قاطی شود.",
        "بار اول بگذارید دو ساعتی بسوزد تا موم به لبه برسد؛ بعد از آن یکدست پایین می‌رود. هر " +
          "بار فتیله را نیم سانتی‌متر کوتاه کنید. روی هر زیرهٔ نسوزی خودش می‌ایستد.",
      ],
    },
    rating: 4.5,
    ratingCount: 93,
    sold: 1320,
    age: 390,
    object: { emoji: "1f56f-fe0f" },
    companions: [{ emoji: "1fa9e" }, { emoji: "1fabb" }],
    facts: { origin: "iran", place: ["indoor"], weight: 320, handmade: true },
    variants: [
      { options: { pack: "single" }, usd: 600, irr: 3_800_000, stock: 78 },
      { options: { pack: "set4" }, usd: 1900, irr: 12_500_000, stock: 50 },
      { options: { pack: "set12" }, usd: 4900, irr: 32_900_000, stock: 21 },
    ],
  },
  {
    key: "hand-thrown-oil-lamp",
    category: "candles-lanterns",
    brand: "chelcheragh",
    name: { en: "Hand-thrown oil lamp", fa: "پیه‌سوز سفالی دست‌ساز" },
    subtitle: {
      en: "Dotted terracotta, one small steady flame",
      fa: "سفال نقطه‌کاری‌شده، با شعله‌ای کوچک و آرام",
    },
    summary: {
      en: "The oldest lamp there is, turned by hand and painted with a ring of white dots.",
      fa: "قدیمی‌ترین چراغ دنیا، دست‌ساز و با حلقه‌ای از نقطه‌های سفید.",
    },
    description: {
      en: [
        "A drop-shaped bowl, a pinched lip for the wick, and a spoonful of oil: people read by " +
          "this for four thousand years. Each one leaves the wheel a little different, " +
          "thumbprint included.",
        "Sunflower or olive oil both burn without smoke. A filling lasts around three hours. " +
          "Ten cotton wicks come with it; stand the lamp on its saucer, away from curtains and " +
          "curious cats.",
      ],
      fa: [
        "کاسه‌ای به شکل قطره، لبه‌ای جمع‌شده برای فتیله و یک قاشق روغن؛ آدم‌ها چهار هزار سال " +
          "با همین می‌خواندند. هرکدام از چرخ کمی متفاوت درمی‌آید، با اثر انگشت سفالگر.",
        "روغن آفتابگردان و زیتون هر دو بی‌دود می‌سوزند و یک بار پرکردن حدود سه ساعت می‌ماند. " +
          "ده فتیلهٔ نخی همراهش است. روی زیره بگذارید، دور از پرده و گربهٔ کنجکاو.",
      ],
    },
    rating: 4.7,
    ratingCount: 46,
    sold: 300,
    age: 430,
    object: { emoji: "1fa94" },
    companions: [{ emoji: "1fad2" }, { emoji: "1f33c" }],
    facts: { material: ["ceramic"], origin: "iran", handmade: true, place: ["indoor", "outdoor"] },
    variants: [{ options: {}, usd: 1700, irr: 9_900_000, stock: 0 }],
  },
  {
    key: "petal-frame-mirror",
    category: "mirrors-clocks-vases",
    brand: "tandis",
    name: { en: "Petal-frame wall mirror", fa: "آینهٔ دیواری گلبرگی" },
    subtitle: {
      en: "Oval glass in a scalloped wooden frame, 60 cm",
      fa: "آینهٔ بیضی در قاب چوبی گلبرگی، ۶۰ سانتی",
    },
    summary: {
      en: "A mirror with a frame like an open flower, bright enough to wake up a hallway.",
      fa: "آینه‌ای با قابی چون گلِ شکفته که راهروی تاریک را هم سرحال می‌آورد.",
    },
    description: {
      en: [
        "Eight petals are carved from one board and rounded by hand, then finished in " +
          "leaf-gold paint or in a soft pink. The glass has a copper-free back that will not " +
          "spot in the bathroom.",
        "It hangs upright or on its side from two flush plates, with a paper template in the " +
          "box. At Nowruz it comes off the wall and stands behind the haft-sin as though made " +
          "for it.",
      ],
      fa: [
        "هشت گلبرگ از یک تخته درآمده و با دست گرد شده، بعد رنگ طلایی یا صورتی ملایم خورده است. " +
          "پشت شیشه لایه‌ای بدون مس دارد که در رطوبت حمام لک نمی‌اندازد.",
        "عمودی یا افقی از دو بست پنهان آویزان می‌شود و الگوی کاغذی نصب در جعبه هست. نوروز که " +
          "شد، از دیوار پایین می‌آید و پشت هفت‌سین می‌ایستد، انگار برای همان ساخته شده.",
      ],
    },
    rating: 4.6,
    ratingCount: 67,
    sold: 280,
    age: 88,
    object: { emoji: "1fa9e" },
    companions: [{ emoji: "1f337" }, { emoji: "1f56f-fe0f" }],
    facts: { material: ["wood", "glass"], origin: "iran", length: 60, handmade: true },
    variants: [
      {
        options: { color: "gold" },
        usd: 5900,
        irr: 39_500_000,
        usdWas: 6900,
        irrWas: 46_200_000,
        stock: 17,
      },
      {
        options: { color: "pink" },
        usd: 5900,
        irr: 39_500_000,
        usdWas: 6900,
        irrWas: 46_200_000,
        stock: 1,
      },
    ],
  },
  {
    key: "clay-meander-amphora",
    category: "mirrors-clocks-vases",
    brand: "kavir",
    name: { en: "Clay amphora with meander", fa: "سبوی سفالی با نقش کنگره" },
    subtitle: {
      en: "Unglazed terracotta, two handles, three heights",
      fa: "سفال بی‌لعاب، دودسته، در سه قد",
    },
    summary: {
      en: "A tall-necked jar with a carved band, for dried branches or simply for its outline.",
      fa: "سبویی گردن‌کشیده با نواری کنده‌کاری‌شده؛ برای شاخهٔ خشک، یا فقط برای تماشای خود سبو.",
    },
    description: {
      en: [
        "Thrown in two halves and joined at the shoulder, as jars of this shape always were. " +
          "The band around the belly is cut with a knife while the clay is leather-hard.",
        "The terracotta is unglazed and breathes, so put a glass tube inside if you want fresh " +
          "flowers. S stands 22 centimeters, M 34 and L 48. Dust it with a dry brush; water " +
          "leaves marks.",
      ],
      fa: [
        "در دو نیمه چرخ می‌شود و از شانه به هم می‌رسد، همان‌طور که سبوهای این‌شکلی همیشه ساخته " +
          "شده‌اند. نوار دور شکمش را وقتی گل هنوز نیم‌خشک است با کارد می‌تراشند.",
        "سفالش بی‌لعاب است و نفس می‌کشد؛ برای گل تازه، لوله‌ای شیشه‌ای داخلش بگذارید. S " +
          "بیست‌ودو سانتی‌متر است، M سی‌وچهار و L چهل‌وهشت. با قلم‌موی خشک غبارش را بگیرید.",
      ],
    },
    rating: 4.5,
    ratingCount: 38,
    sold: 190,
    age: 350,
    object: { emoji: "1f3fa" },
    companions: [{ emoji: "1f33e" }],
    facts: { material: ["ceramic"], origin: "iran", handmade: true, place: ["indoor"] },
    variants: [
      { options: { size: "s" }, usd: 2400, irr: 14_500_000, stock: 26 },
      { options: { size: "m" }, usd: 3900, irr: 23_800_000, stock: 15 },
      { options: { size: "l" }, usd: 6500, irr: 39_900_000, stock: 3 },
    ],
  },
  {
    key: "turquoise-glazed-amphora",
    category: "mirrors-clocks-vases",
    brand: "firouzeh",
    name: { en: "Turquoise glazed vase", fa: "گلدان لعاب فیروزه‌ای" },
    subtitle: {
      en: "Watertight, 30 cm, the blue of old tiles",
      fa: "آب‌بند، ۳۰ سانتی، به رنگ کاشی‌های قدیم",
    },
    summary: {
      en: "The classic two-handled form under a copper glaze, made to hold water and tall stems.",
      fa: "همان فرم دودستهٔ آشنا زیر لعاب مسی، آماده برای آب و گل‌های ساقه‌بلند.",
    },
    description: {
      en: [
        "Copper oxide in an alkaline glaze gives the turquoise that potters around Kashan have " +
          "chased for eight centuries. It pools darker in the carved lines and thins to green at " +
          "the handles.",
        "Inside it is glazed as well, so it takes water without a liner. Five tulips stand " +
          "upright; a dozen lean nicely. No two firings match exactly, which we consider a " +
          "feature.",
      ],
      fa: [
        "اکسید مس در لعاب قلیایی همان فیروزه‌ای را می‌سازد که سفالگران کاشان هشت قرن دنبالش " +
          "بوده‌اند. لعاب در خط‌های کنده پررنگ‌تر می‌نشیند و روی دسته‌ها به سبز می‌زند.",
        "داخلش هم لعاب دارد و آب پس نمی‌دهد. پنج شاخه لاله در آن راست می‌ایستد و دوازده شاخه " +
          "قشنگ خم می‌شود. هیچ دو پختی عین هم نیست و ما همین را دوست داریم.",
      ],
    },
    rating: 4.9,
    ratingCount: 12,
    sold: 41,
    age: 16,
    object: { emoji: "1f3fa", hue: 150 },
    companions: [{ emoji: "1f337" }, { emoji: "1f33f" }],
    facts: { material: ["ceramic"], origin: "iran", handmade: true, length: 30, waterproof: true },
    variants: [{ options: {}, usd: 4800, irr: 28_900_000, stock: 9 }],
  },
  {
    key: "arched-mantel-clock",
    category: "mirrors-clocks-vases",
    brand: "miadgah",
    name: { en: "Arched mantel clock", fa: "ساعت رومیزی طاقی" },
    subtitle: {
      en: "Dark wood case on a brass-colored foot",
      fa: "بدنهٔ چوب تیره روی پایهٔ برنجی‌رنگ",
    },
    summary: {
      en: "A shelf clock with a rounded top and a face you can read from the sofa.",
      fa: "ساعتی با سرِ گرد برای طاقچه، و صفحه‌ای که از روی مبل هم خوانده می‌شود.",
    },
    description: {
      en: [
        "The case is bent from walnut veneer over beech and waxed rather than varnished, so it " +
          "smells faintly of a workshop. Gilt markers catch the lamp in the evening.",
        "A quiet quartz movement sweeps without ticking, fit for a room where somebody naps. " +
          "It needs one AA cell about every two years. Twenty-four centimeters tall and heavy " +
          "enough to hold a few letters upright.",
      ],
      fa: [
        "بدنه‌اش از روکش گردو روی چوب راش خم شده و به‌جای جلا، موم خورده است؛ برای همین هنوز " +
          "کمی بوی کارگاه می‌دهد. نشانه‌های طلایی‌اش شب‌ها نور چراغ را می‌گیرند.",
        "موتور کوارتزش بی‌تیک‌تاک می‌چرخد؛ مناسب اتاقی که کسی در آن چرت می‌زند. تقریباً هر دو " +
          "سال یک باتری قلمی می‌خواهد. قدش بیست‌وچهار سانتی‌متر است و چند نامه را هم سرپا نگه " +
          "می‌دارد.",
      ],
    },
    guarantee: { en: "24-month guarantee on the movement", fa: "۲۴ ماه ضمانت موتور" },
    rating: 4.7,
    ratingCount: 81,
    sold: 220,
    age: 570,
    object: { emoji: "1f570-fe0f" },
    companions: [{ emoji: "1f4da" }, { emoji: "1f56f-fe0f" }],
    facts: {
      material: ["wood", "brass"],
      origin: "germany",
      power_source: "battery",
      weight: 1350,
    },
    variants: [{ options: {}, usd: 7400, irr: 51_800_000, stock: 10 }],
  },
  {
    key: "twin-bell-alarm-clock",
    category: "mirrors-clocks-vases",
    brand: "sonnet",
    name: { en: "Twin-bell alarm clock", fa: "ساعت زنگ‌دار دوگوش" },
    subtitle: { en: "Two real bells, one stubborn hammer", fa: "دو زنگ واقعی و یک چکش سمج" },
    summary: {
      en: "Leave the phone in the kitchen; this wakes you, and then leaves you alone.",
      fa: "گوشی را در آشپزخانه بگذارید؛ این بیدارتان می‌کند و بعد کاری به کارتان ندارد.",
    },
    description: {
      en: [
        "A small hammer runs between two metal bells until you press the bar, and there is no " +
          "snooze to bargain with. The hands glow softly for an hour after the light goes out.",
        "The enamelled case stands on tilted feet, so the dial faces your pillow. Time and " +
          "alarm are set with two keys on the back. One AA cell, not included, lasts about a " +
          "year.",
      ],
      fa: [
        "چکشی کوچک میان دو زنگ فلزی می‌دود تا وقتی دکمه را بزنید؛ از «پنج دقیقهٔ دیگر» خبری " +
          "نیست. عقربه‌ها تا یک ساعت بعد از خاموشی نور ملایمی دارند.",
        "بدنهٔ لعابی روی پایه‌هایی کج نشسته تا صفحه رو به بالش باشد. ساعت و زنگ با دو کلید پشت " +
          "تنظیم می‌شوند. یک باتری قلمی، که در جعبه نیست، حدود یک سال دوام می‌آورد.",
      ],
    },
    guarantee: { en: "12-month guarantee", fa: "۱۲ ماه ضمانت" },
    rating: 4.1,
    ratingCount: 354,
    sold: 1560,
    age: 225,
    object: { emoji: "23f0" },
    companions: [{ emoji: "2615" }, { emoji: "1f4d6" }],
    facts: { material: ["steel", "glass"], origin: "china", power_source: "battery", weight: 310 },
    variants: [
      { options: { color: "red" }, usd: 2100, irr: 14_700_000, stock: 49 },
      {
        options: { color: "orange" },
        usd: 2100,
        irr: 14_700_000,
        stock: 23,
      },
      {
        options: { color: "green" },
        usd: 1700,
        irr: 11_900_000,
        usdWas: 2100,
        irrWas: 14_700_000,
        stock: 11,
      },
      {
        options: { color: "blue" },
        usd: 2100,
        irr: 14_700_000,
        stock: 0,
      },
      {
        options: { color: "purple" },
        usd: 2100,
        irr: 14_700_000,
        stock: 19,
      },
    ],
  },
];
