import type { DemoProduct } from "../../shape";

export const cleaning: DemoProduct[] = [
  {
    key: "bound-corn-broom",
    category: "cleaning-washing",
    brand: "narvan",
    name: { en: "Bound corn broom", fa: "جاروی دسته‌بلند دست‌بافت" },
    subtitle: {
      en: "Natural bristle, triple stitched, wooden handle",
      fa: "الیاف طبیعی، سه ردیف دوخت، دستهٔ چوبی",
    },
    summary: {
      en: "A broom that sweeps courtyards and carpets alike, and stands in the corner with some dignity.",
      fa: "جارویی که هم از پس حیاط برمی‌آید هم فرش، و گوشهٔ دیوار هم سربلند می‌ایستد.",
    },
    description: {
      en: [
        "Sorghum straw is soaked, bound and stitched flat, so it bends with the floor and " +
          "springs back. It lifts grit from brick and crumbs from a rug without pushing them " +
          "around.",
        "The handle is turned beech, 110 centimeters with a loop for hanging. New brooms shed " +
          "a little for a week. Dip the bristles in salted water once a year and they stay " +
          "supple.",
      ],
      fa: [
        "ساقهٔ جارو را خیس می‌کنند، می‌بندند و تخت می‌دوزند تا با کف خم شود و دوباره راست " +
          "بایستد. خاک را از آجر و خرده‌نان را از فرش برمی‌دارد، نه اینکه جابه‌جایش کند.",
        "دسته‌اش راش خراطی‌شدهٔ ۱۱۰ سانتی‌متری است و بندی برای آویختن دارد. جاروی نو یک هفته " +
          "کمی می‌ریزد. سالی یک بار سرش را در آب‌نمک بزنید تا نرم بماند.",
      ],
    },
    rating: 4.4,
    ratingCount: 75,
    sold: 540,
    age: 320,
    object: { emoji: "1f9f9" },
    companions: [{ emoji: "1faa3" }],
    facts: {
      material: ["wood"],
      origin: "iran",
      length: 110,
      handmade: true,
      place: ["indoor", "outdoor"],
    },
    variants: [{ options: {}, usd: 1900, irr: 11_400_000, stock: 32 }],
  },
  {
    key: "woven-handle-basket",
    category: "cleaning-washing",
    brand: "harbor",
    name: { en: "Woven basket with handle", fa: "سبد حصیری دسته‌دار" },
    subtitle: {
      en: "For laundry pegs, bread or a picnic",
      fa: "برای گیرهٔ رخت، نان تازه یا پیک‌نیک",
    },
    summary: {
      en: "A willow basket with a tall handle that carries more than it seems to.",
      fa: "سبدی از ترکهٔ بید با دسته‌ای بلند که بیشتر از ظاهرش جا دارد.",
    },
    description: {
      en: [
        "Peeled willow woven on the diagonal, with a double rim and a handle that runs right " +
          "under the base, so the weight never hangs on a few twigs. It creaks a little, " +
          "pleasantly.",
        "M suits fruit, bread and clothes pegs; L takes folded towels or lunch for four. " +
          "Should it dry out and grow brittle, a few minutes under the shower bring it back.",
      ],
      fa: [
        "ترکه‌های پوست‌کندهٔ بید اُریب بافته شده‌اند، لبه‌اش دولایه است و دسته تا زیر کف ادامه " +
          "دارد تا سنگینی فقط بر چند ترکه نیفتد. کمی جیرجیر می‌کند، از آن صداهای خوشایند.",
        "M برای میوه و نان و گیرهٔ رخت خوب است؛ L حولهٔ تاشده یا ناهار چهار نفر را جا می‌دهد. " +
          "اگر خشک و شکننده شد، چند دقیقه زیر دوش نگهش دارید تا جان بگیرد.",
      ],
    },
    rating: 4.6,
    ratingCount: 104,
    sold: 670,
    age: 245,
    object: { emoji: "1f9fa" },
    companions: [{ emoji: "1f956" }, { emoji: "1f34e" }],
    facts: { material: ["wood"], origin: "iran", handmade: true, place: ["indoor", "outdoor"] },
    variants: [
      { options: { size: "m" }, usd: 2300, irr: 13_900_000, stock: 28 },
      { options: { size: "l" }, usd: 3100, irr: 18_800_000, stock: 16 },
    ],
  },
  {
    key: "ten-litre-household-bucket",
    category: "cleaning-washing",
    brand: "pooyesh",
    name: { en: "Ten-liter household bucket", fa: "سطل ده‌لیتری خانه" },
    subtitle: {
      en: "Liter marks inside, steel handle, pouring lip",
      fa: "درجه‌بندی داخلی، دستهٔ فلزی، لبهٔ ریزش",
    },
    summary: {
      en: "A sturdy bucket for mopping, soaking and the odd leaking tap.",
      fa: "سطلی محکم برای تی‌کشیدن، خیساندن و شیری که گاهی چکه می‌کند.",
    },
    description: {
      en: [
        "The wall is thicker than it needs to be, so a full bucket does not flex or slosh over " +
          "your shoes. A pouring lip sends dirty water where you want it.",
        "Raised marks inside count the liters, useful when a cleaner asks for one part in " +
          "twenty. The steel bail turns in reinforced ears and has a comfortable grip. Made " +
          "entirely of recycled polypropylene.",
      ],
      fa: [
        "دیواره‌اش از حد لازم هم ضخیم‌تر است؛ سطلِ پر نه تاب برمی‌دارد و نه روی کفشتان لب‌پر " +
          "می‌زند. لبهٔ ریزش، آب کثیف را همان‌جا که می‌خواهید خالی می‌کند.",
        "داخلش لیتر به لیتر نشانه دارد؛ به کارِ وقتی که روی شوینده نوشته «یک به بیست». دستهٔ " +
          "فلزی در گوشه‌های تقویت‌شده می‌چرخد و کف دست را نمی‌زند. تماماً از پلاستیک بازیافتی " +
          "است.",
      ],
    },
    rating: 4.0,
    ratingCount: 161,
    sold: 1210,
    age: 450,
    object: { emoji: "1faa3" },
    companions: [{ emoji: "1f9fd" }, { emoji: "1f9f9" }],
    facts: {
      material: ["plastic", "steel"],
      origin: "iran",
      volume: 10000,
      weight: 620,
      waterproof: true,
    },
    variants: [
      {
        options: { color: "blue" },
        usd: 900,
        irr: 4_900_000,
        usdWas: 1200,
        irrWas: 6_500_000,
        stock: 64,
      },
      {
        options: { color: "red" },
        usd: 900,
        irr: 4_900_000,
        usdWas: 1200,
        irrWas: 6_500_000,
        stock: 38,
      },
      {
        options: { color: "purple" },
        usd: 900,
        irr: 4_900_000,
        usdWas: 1200,
        irrWas: 6_500_000,
        stock: 29,
      },
      {
        options: { color: "green" },
        usd: 900,
        irr: 4_900_000,
        usdWas: 1200,
        irrWas: 6_500_000,
        stock: 41,
      },
    ],
  },
  {
    key: "cellulose-sponge-pack",
    category: "cleaning-washing",
    brand: "brightside",
    name: { en: "Cellulose washing-up sponges", fa: "اسفنج سلولزی ظرف‌شویی" },
    subtitle: {
      en: "Six plant-based sponges that swell in water",
      fa: "شش اسفنج گیاهی که در آب پف می‌کنند",
    },
    summary: {
      en: "Made of wood pulp instead of plastic foam; soft enough for glass, tough enough for rice pots.",
      fa: "از خمیر چوب، نه اسفنج نفتی؛ نرم برای لیوان و سرسخت برای ته‌دیگ.",
    },
    description: {
      en: [
        "They arrive pressed as thin as biscuits and swell the moment they meet water. The " +
          "large pores hold suds; the small ones drag along whatever the fork missed.",
        "When a sponge has served its month, cut it up and give it to the compost, where it " +
          "disappears in a season. To freshen one halfway, boil it for three minutes and let it " +
          "dry in the sun.",
      ],
      fa: [
        "فشرده و به نازکی بیسکویت می‌رسند و تا آب ببینند پف می‌کنند. سوراخ‌های درشت کف را نگه " +
          "می‌دارند و ریزها هرچه را از قلم افتاده با خود می‌برند.",
        "هر اسفنج که یک ماهش تمام شد، خردش کنید و به کمپوست بسپارید؛ ظرف یک فصل ناپدید می‌شود. " +
          "وسط راه اگر خواستید تازه شود، سه دقیقه بجوشانید و در آفتاب خشک کنید.",
      ],
    },
    rating: 4.2,
    ratingCount: 287,
    sold: 3380,
    age: 160,
    object: { emoji: "1f9fd" },
    companions: [{ emoji: "1f9f4", hue: 120 }, { emoji: "1f37d-fe0f" }],
    facts: { origin: "germany", weight: 90, place: ["indoor"] },
    variants: [{ options: {}, usd: 600, irr: 3_900_000, stock: 80 }],
  },
  {
    key: "olive-household-soap",
    category: "cleaning-washing",
    brand: "golpar",
    name: { en: "Olive oil household soap", fa: "صابون زیتون خانگی" },
    subtitle: {
      en: "One mild bar for hands, collars and wool",
      fa: "یک قالب ملایم برای دست، یقه و بافتنی",
    },
    summary: {
      en: "A large, gentle bar beside the sink: it washes hands, loosens collars and is kind to wool.",
      fa: "قالبی بزرگ و ملایم برای کنار روشویی؛ دست می‌شوید، یقه تمیز می‌کند و به پشم آسیب نمی‌زند.",
    },
    description: {
      en: [
        "Olive and coconut oil, boiled slowly and left six weeks on wooden racks until hard. " +
          "The lather is small, creamy and rinses at once, even in hard water.",
        "Rub it on a stain before the wash, or grate a handful for a basin of jumpers. Plant " +
          "and mineral colors mark the scents: rose, orange blossom, mint and lavender. Keep it " +
          "on a rack that drains.",
      ],
      fa: [
        "روغن زیتون و نارگیل، آرام پخته شده و شش هفته روی قفسهٔ چوبی مانده تا سفت شود. کفش ریز " +
          "و خامه‌ای است و حتی در آب سخت زود آب می‌کشد.",
        "پیش از شست‌وشو روی لکه بمالید، یا یک مشت رنده کنید برای یک لگن بافتنی. هر رنگ عطری " +
          "دارد: گل سرخ، بهارنارنج، نعنا و اسطوخودوس. در جاصابونیِ آب‌رو نگهش دارید.",
      ],
    },
    rating: 4.6,
    ratingCount: 219,
    sold: 2440,
    age: 27,
    object: { emoji: "1f9fc" },
    companions: [{ emoji: "1fad2" }, { emoji: "1f9fa" }],
    facts: { origin: "iran", diet: ["vegan"], skin: ["all"], handmade: true, weight: 200 },
    variants: [
      { options: { color: "pink" }, usd: 500, irr: 2_900_000, stock: 71 },
      {
        options: { color: "orange" },
        usd: 500,
        irr: 2_900_000,
        stock: 59,
      },
      {
        options: { color: "green" },
        usd: 500,
        irr: 2_900_000,
        stock: 66,
      },
      {
        options: { color: "purple" },
        usd: 500,
        irr: 2_900_000,
        stock: 44,
      },
    ],
  },
];
