import type { DemoProduct } from "../../shape";

export const softToys: DemoProduct[] = [
  {
    key: "honey-teddy-bear",
    category: "cuddly-animals",
    brand: "koochak",
    name: { en: "Honey the Teddy Bear", fa: "خرس عسلی" },
    subtitle: {
      en: "Soft plush, embroidered eyes, washable",
      fa: "مخمل نرم، چشم گلدوزی‌شده، قابل شستشو",
    },
    summary: {
      en: "A round-bellied bear that sits up by itself and never tires of listening.",
      fa: "خرسی با شکم گرد که خودش می‌نشیند و از گوش دادن خسته نمی‌شود.",
    },
    description: {
      en: [
        "The seat is packed firmly and the arms loosely, so the bear sits upright but hugs " +
          "softly. The nose and eyes are sewn on with thread: nothing hard, nothing to swallow.",
        "The seams are double and the plush is short, which means it does not shed in a mouth. " +
          "Wash in a pillowcase at thirty degrees and dry it in the sun on the windowsill.",
      ],
      fa: [
        "نشیمنش را با پشم سفت پر کرده‌اند و دست‌هایش را شل؛ برای همین صاف می‌نشیند و نرم بغل " +
          "می‌شود. بینی و چشم‌ها با نخ دوخته شده‌اند؛ نه چیز سفتی دارد و نه چیزی که قورت داده " +
          "شود.",
        "درزها دوبل‌اند و پرز مخمل کوتاه است تا در دهان نریزد. در روبالشی با آب سی درجه " +
          "بشوییدش و لب پنجره در آفتاب خشکش کنید.",
      ],
    },
    rating: 4.9,
    ratingCount: 612,
    sold: 3420,
    age: 590,
    object: { emoji: "1f9f8" },
    companions: [{ emoji: "1f36f" }],
    facts: {
      material: ["plush", "wool"],
      audience: ["kids", "babies"],
      age_group: "a0",
      origin: "iran",
    },
    variants: [
      { options: { color: "brown", size: "m" }, usd: 2400, irr: 16_800_000, stock: 64 },
      { options: { color: "brown", size: "l" }, usd: 3600, irr: 25_200_000, stock: 29 },
      {
        options: { color: "pink", size: "m" },
        usd: 1900,
        irr: 13_300_000,
        usdWas: 2400,
        irrWas: 16_800_000,
        stock: 18,
      },
      {
        options: { color: "pink", size: "l" },
        usd: 3600,
        irr: 25_200_000,
        stock: 0,
      },
    ],
  },
  {
    key: "corduroy-spouting-whale",
    category: "cuddly-animals",
    brand: "firouzeh",
    name: { en: "Corduroy Spouting Whale", fa: "نهنگ فواره‌ای" },
    subtitle: { en: "Ribbed plush with a rattle inside", fa: "مخمل کبریتی با جغجغه‌ای در دل" },
    summary: {
      en: "A whale with a curled tail and a quiet rattle where the sea should be.",
      fa: "نهنگی با دم برگشته و جغجغه‌ای آرام، همان‌جا که باید دریا باشد.",
    },
    description: {
      en: [
        "Ribbed plush gives small fingers something to follow, and the tail curls just right " +
          "for holding. Shake it and a soft rattle answers, more like pebbles than a bell.",
        "The belly is lighter and smoother than the back, and the spout is stuffed felt. At " +
          "thirty-two centimeters it is a cushion for a two-year-old. Hand wash and reshape " +
          "while damp.",
      ],
      fa: [
        "مخمل کبریتی به انگشت‌های کوچک راهی برای دنبال کردن می‌دهد و خم دم درست به‌اندازهٔ " +
          "گرفتن است. تکانش که بدهید صدای نرمی می‌آید؛ بیشتر شبیه ریگ تا زنگوله.",
        "شکمش روشن‌تر و صاف‌تر از پشت است و فوارهٔ بالای سرش نمدیِ توپُر. با سی‌ودو سانتی‌متر " +
          "طول برای بچهٔ دوساله بالش هم می‌شود. با دست بشویید و تا نم دارد به شکل اولش برگردانید.",
      ],
    },
    rating: 4.7,
    ratingCount: 98,
    sold: 540,
    age: 150,
    object: { emoji: "1f433" },
    companions: [{ emoji: "1f419" }],
    facts: {
      material: ["plush", "cotton"],
      age_group: "a0",
      length: 32,
      audience: ["babies", "kids"],
    },
    variants: [
      { options: { color: "blue" }, usd: 2200, irr: 15_400_000, stock: 35 },
      {
        options: { color: "pink" },
        usd: 2200,
        irr: 15_400_000,
        stock: 20,
      },
      {
        options: { color: "turquoise" },
        usd: 2200,
        irr: 15_400_000,
        stock: 3,
      },
    ],
  },
  {
    key: "pond-duck-plush",
    category: "cuddly-animals",
    brand: "harbor",
    name: { en: "Green-Headed Pond Duck", fa: "اردک سرسبز" },
    subtitle: {
      en: "Life-size drake with a felt bill",
      fa: "اردک نر به‌اندازهٔ واقعی با منقار نمدی",
    },
    summary: {
      en: "A mallard drake as large as the real thing, and much easier to catch.",
      fa: "اردک نر سرسبز، هم‌اندازهٔ واقعی‌اش و گرفتنش خیلی راحت‌تر.",
    },
    description: {
      en: [
        "The green of the head, the chestnut breast and the white body are three separate " +
          "plush fabrics, cut and joined the way feathers change on a real bird. The bill is " +
          "thick felt.",
        "A weighted base keeps it upright on a shelf or the edge of a bath, though it should " +
          "stay out of the water. Sponge it clean. Quack not included.",
      ],
      fa: [
        "سبزی سر، بلوطی سینه و سفیدی تن سه مخمل جداگانه‌اند که همان‌طور بریده و دوخته شده‌اند " +
          "که پرِ اردک واقعی عوض می‌شود. منقارش نمد ضخیم است.",
        "کف سنگینش روی قفسه یا لبهٔ وان صاف نگهش می‌دارد، هرچند بهتر است به آب نیفتد. با اسفنج " +
          "نم‌دار پاکش کنید. کوآک‌کوآک در بسته نیست؛ صدایش با خودتان.",
      ],
    },
    rating: 4.5,
    ratingCount: 47,
    sold: 230,
    age: 340,
    object: { emoji: "1f986" },
    companions: [{ emoji: "1f438" }],
    facts: { material: ["plush", "wool"], age_group: "a3", length: 38, audience: "kids" },
    variants: [{ options: {}, usd: 2700, irr: 18_900_000, stock: 22 }],
  },
  {
    key: "unicorn-hand-puppet",
    category: "cuddly-animals",
    brand: "sonnet",
    name: { en: "Unicorn Hand Puppet", fa: "عروسک دستی تک‌شاخ" },
    subtitle: {
      en: "Velvet head, silky mane, moving mouth",
      fa: "سر مخملی، یال ابریشمی، دهان متحرک",
    },
    summary: {
      en: "A unicorn head for one hand, with a mouth that talks and a mane to plait.",
      fa: "سر تک‌شاخ برای یک دست، با دهانی که حرف می‌زند و یالی که بافته می‌شود.",
    },
    description: {
      en: [
        "Slip your hand in and the mouth opens with four fingers and a thumb. The inside is " +
          "lined, so it fits a grown-up and a seven-year-old; stories work best when they trade " +
          "places.",
        "The mane runs from lilac to pink and can be plaited again and again. The horn is " +
          "soft. Brush with a baby brush, dab stains with lukewarm water.",
      ],
      fa: [
        "دست را که تو ببرید، دهانش با چهار انگشت و شست باز و بسته می‌شود. داخلش آستر دارد و هم " +
          "اندازهٔ بزرگ‌ترهاست هم بچهٔ هفت‌ساله؛ قصه وقتی خوب است که جاهایشان را عوض کنند.",
        "یالش از یاسی به صورتی می‌رود و می‌شود بارها بافت. شاخش نرم است. با برس نوزاد شانه‌اش " +
          "کنید و لکه‌ها را با آب ولرم بگیرید.",
      ],
    },
    rating: 4.8,
    ratingCount: 183,
    sold: 940,
    age: 400,
    object: { emoji: "1f984" },
    companions: [{ emoji: "1fa84" }],
    facts: { material: ["plush", "polyester"], age_group: "a6", audience: "kids", handmade: true },
    variants: [{ options: {}, usd: 3100, irr: 21_700_000, stock: 0 }],
  },
  {
    key: "ollie-the-octopus",
    category: "cuddly-animals",
    brand: "ranginak",
    name: { en: "Ollie the Soft Octopus", fa: "هشت‌پای نرم" },
    subtitle: { en: "Stretchy arms, fits under one arm", fa: "بازوهای کش‌دار، زیر بغل جا می‌شود" },
    summary: {
      en: "An octopus with arms just long enough to hold on to something at night.",
      fa: "هشت‌پایی با بازوهایی درست به‌اندازهٔ چنگ زدن در شب.",
    },
    description: {
      en: [
        "Each arm has a little give: it stretches, springs back and fits a small fist. Babies " +
          "like to hold on to one; bigger children use the whole animal as a pillow with handles.",
        "Filled with fine fiber that does not clump, and dyed in four colors that stay put " +
          "when an arm ends up in a mouth. Machine wash at forty, without spinning, and pull the " +
          "arms straight.",
      ],
      fa: [
        "هر بازو کمی کش می‌آید، برمی‌گردد و درست در مشت کوچک جا می‌شود. نوزادها دوست دارند یکی " +
          "را محکم بگیرند و بچه‌های بزرگ‌تر مثل بالشِ دسته‌دار بغلش می‌کنند.",
        "از الیاف ریزی پر شده که گلوله نمی‌شود. چهار رنگ دارد و وقتی بازویی سر از دهان " +
          "درمی‌آورد، رنگ پس نمی‌دهد. در ماشین با آب چهل درجه و بدون دور خشک‌کن بشویید و بازوها " +
          "را صاف کنید.",
      ],
    },
    rating: 4.6,
    ratingCount: 274,
    sold: 1610,
    age: 195,
    object: { emoji: "1f419" },
    companions: [{ emoji: "1f433" }],
    facts: {
      material: ["plush", "cotton"],
      age_group: "a0",
      audience: ["babies", "kids"],
      length: 24,
    },
    variants: [
      {
        options: { color: "orange" },
        usd: 1700,
        irr: 11_900_000,
        usdWas: 2100,
        irrWas: 14_700_000,
        stock: 33,
      },
      {
        options: { color: "turquoise" },
        usd: 1700,
        irr: 11_900_000,
        usdWas: 2100,
        irrWas: 14_700_000,
        stock: 27,
      },
      {
        options: { color: "blue" },
        usd: 2100,
        irr: 14_700_000,
        stock: 41,
      },
      {
        options: { color: "pink" },
        usd: 2100,
        irr: 14_700_000,
        stock: 8,
      },
    ],
  },
  {
    key: "plush-t-rex",
    category: "plush-dinosaurs",
    brand: "brightside",
    name: { en: "Small-Armed T-Rex", fa: "تی‌رکس دست‌کوتاه" },
    subtitle: { en: "Stands on its own feet and tail", fa: "روی پا و دم خودش می‌ایستد" },
    summary: {
      en: "A fierce hunter of the Cretaceous, reduced to the size of a cushion.",
      fa: "شکارچی ترسناک دوران کرتاسه، کوچک‌شده به‌اندازهٔ یک بالش.",
    },
    description: {
      en: [
        "It leans on its tail like a tripod and stands on any flat floor. The arms really are " +
          "as short as that, and every child remarks on it within a minute.",
        "The teeth are felt, the claws are stitched thread, and the plush has a faint pebble " +
          "pattern like skin. Thirty degrees in the machine, on its own, so the dye stays where " +
          "it belongs.",
      ],
      fa: [
        "مثل سه‌پایه به دمش تکیه می‌دهد و روی هر کف صافی می‌ایستد. بله، دست‌هایش واقعاً " +
          "همین‌قدر کوتاه است و هر بچه‌ای یک دقیقه نکشیده به رویش می‌آورد.",
        "دندان‌ها نمدی‌اند، ناخن‌ها نخی و مخملش نقش ریزِ پوست دارد. به‌تنهایی و با آب سی درجه " +
          "در ماشین بشوییدش تا رنگش جایی نرود.",
      ],
    },
    rating: 4.7,
    ratingCount: 205,
    sold: 1180,
    age: 275,
    object: { emoji: "1f996" },
    companions: [{ emoji: "1f995", hue: 60 }],
    facts: { material: "plush", age_group: "a3", audience: "kids", length: 30 },
    variants: [
      { options: { color: "green" }, usd: 2500, irr: 17_500_000, stock: 39 },
      {
        options: { color: "orange" },
        usd: 2500,
        irr: 17_500_000,
        stock: 13,
      },
    ],
  },
  {
    key: "long-necked-dinosaur",
    category: "plush-dinosaurs",
    brand: "koochak",
    name: { en: "Long-Necked Gentle Dinosaur", fa: "دایناسور گردن‌دراز" },
    subtitle: { en: "Bendable neck, weighted feet", fa: "گردن خم‌شو، پاهای سنگین" },
    summary: {
      en: "A leaf-eater whose neck bends to look over your shoulder.",
      fa: "علف‌خواری که گردنش خم می‌شود تا از روی شانه‌تان نگاه کند.",
    },
    description: {
      en: [
        "A padded wire runs along the neck, so it can graze, look up or fall asleep on its own " +
          "back. The feet are weighted with beans; it does not topple, even in the large size.",
        "Large is almost the height of a chair seat and doubles as a headrest in the car. " +
          "Clean with a damp cloth only, because the wire dislikes the washing machine.",
      ],
      fa: [
        "سیمی نرم‌پوش از میان گردنش می‌گذرد؛ می‌تواند بچرد، سر بلند کند یا سرش را روی پشت خودش " +
          "بگذارد و بخوابد. پاها با دانه سنگین شده‌اند و حتی اندازهٔ بزرگش هم نمی‌افتد.",
        "اندازهٔ بزرگ تقریباً هم‌قد نشیمن صندلی است و در ماشین سر را به آن تکیه می‌دهند. فقط " +
          "با دستمال نم‌دار تمیزش کنید، چون سیم با ماشین لباس‌شویی میانه‌ای ندارد.",
      ],
    },
    rating: 4.4,
    ratingCount: 66,
    sold: 310,
    age: 110,
    object: { emoji: "1f995" },
    companions: [{ emoji: "1f333" }],
    facts: {
      material: ["plush", "polyester"],
      age_group: "a3",
      audience: "kids",
      origin: "turkey",
    },
    variants: [
      { options: { size: "m" }, usd: 2600, irr: 18_200_000, stock: 24 },
      { options: { size: "l" }, usd: 4800, irr: 33_600_000, stock: 9 },
    ],
  },
];
