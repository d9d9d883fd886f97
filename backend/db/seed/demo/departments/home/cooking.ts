import type { DemoProduct } from "../../shape";

export const cooking: DemoProduct[] = [
  {
    key: "everyday-frying-pan",
    category: "pots-pans",
    brand: "bergmann",
    name: { en: "Everyday frying pan", fa: "تابهٔ هرروزه" },
    subtitle: { en: "Non-stick, in 20, 24 and 28 cm", fa: "نچسب، در قطرهای ۲۰، ۲۴ و ۲۸ سانتی‌متر" },
    summary: {
      en: "The pan that stays on the hob: eggs slide, onions brown evenly and the handle stays cool.",
      fa: "تابه‌ای که همیشه روی گاز است؛ تخم‌مرغ سُر می‌خورد، پیاز یکدست طلایی می‌شود و دسته‌اش داغ نمی‌کند.",
    },
    description: {
      en: [
        "A forged aluminum body, four millimeters at the base, carries heat right to the edge " +
          "instead of scorching the middle. It works on gas, electric and induction hobs.",
        "The coating is free of PFOA and happiest over a medium flame with a wooden spatula. " +
          "Let it cool before washing, and hang it by the hole in the handle. S is 20, M 24 and " +
          "L 28 centimeters.",
      ],
      fa: [
        "بدنهٔ آلومینیوم فورج با کف چهارمیلی‌متری، گرما را تا لبه می‌رساند و وسط غذا نمی‌سوزد. " +
          "روی گاز، برقی و القایی کار می‌کند.",
        "روکش نچسبش بدون PFOA است و با شعلهٔ ملایم و کفگیر چوبی سال‌ها دوام می‌آورد. پیش از " +
          "شستن بگذارید خنک شود و از سوراخ دسته آویزانش کنید. اندازهٔ S بیست، M بیست‌وچهار و L " +
          "بیست‌وهشت سانتی‌متر است.",
      ],
    },
    guarantee: { en: "24-month guarantee on the coating", fa: "۲۴ ماه ضمانت روکش" },
    rating: 4.5,
    ratingCount: 684,
    sold: 3120,
    age: 365,
    object: { emoji: "1f373" },
    companions: [{ emoji: "1f9c2" }, { emoji: "1f95a" }],
    facts: { material: ["aluminium"], origin: "germany", weight: 980 },
    variants: [
      {
        options: { size: "s" },
        usd: 2400,
        irr: 16_800_000,
        usdWas: 2900,
        irrWas: 20_300_000,
        stock: 48,
      },
      {
        options: { size: "m" },
        usd: 2900,
        irr: 20_300_000,
        usdWas: 3500,
        irrWas: 24_500_000,
        stock: 62,
      },
      {
        options: { size: "l" },
        usd: 3500,
        irr: 24_500_000,
        usdWas: 4200,
        irrWas: 29_400_000,
        stock: 35,
      },
    ],
  },
  {
    key: "wide-sharing-pan",
    category: "pots-pans",
    brand: "zagros",
    name: { en: "Wide two-handled sharing pan", fa: "تابهٔ دودستهٔ سرسفره" },
    subtitle: {
      en: "Enamelled iron, 32 cm, from oven to table",
      fa: "آهن لعابی، ۳۲ سانتی‌متر، از فر تا سفره",
    },
    summary: {
      en: "A shallow iron pan for kuku, paella and anything that is better eaten from the middle of the table.",
      fa: "تابه‌ای کم‌عمق برای کوکو، املت و هر غذایی که وسط سفره و دورهمی بیشتر می‌چسبد.",
    },
    description: {
      en: [
        "Wide enough to turn a herb kuku in one piece and heavy enough to keep it hot until " +
          "the last wedge. The two loops are easy to grip with a folded cloth.",
        "Dark enamel inside and out means no seasoning and no rust. It goes over gas, into the " +
          "oven up to 250 degrees, and onto a trivet. Soak it if rice has caught; never scrape " +
          "with steel.",
      ],
      fa: [
        "آن‌قدر پهن است که کوکوسبزی را یک‌تکه برگردانید و آن‌قدر سنگین که تا آخرین لقمه گرم " +
          "بماند. دو دستهٔ حلقه‌ای‌اش با یک دستمال تاشده راحت به دست می‌آید.",
        "داخل و بیرونش لعاب تیره دارد؛ نه زنگ می‌زند و نه چرب‌کردن می‌خواهد. روی گاز، در فر تا " +
          "۲۵۰ درجه و بعد وسط سفره می‌نشیند. اگر ته گرفت، بخیسانید و سیم نکشید.",
      ],
    },
    rating: 4.8,
    ratingCount: 132,
    sold: 510,
    age: 150,
    object: { emoji: "1f958" },
    companions: [{ emoji: "1fad1" }, { emoji: "1f944" }],
    facts: { material: ["iron"], origin: "iran", weight: 2600, length: 32 },
    variants: [{ options: {}, usd: 4600, irr: 29_800_000, stock: 33 }],
  },
  {
    key: "steel-stew-pot",
    category: "pots-pans",
    brand: "barsam",
    name: { en: "Stainless steel stew pot", fa: "قابلمهٔ استیل خورشتی" },
    subtitle: { en: "Thick sandwich base for slow simmering", fa: "کف سه‌لایه برای جاافتادن آرام" },
    summary: {
      en: "Made for three hours on the lowest flame, when a stew should settle and nothing should catch.",
      fa: "ساخته‌شده برای سه ساعت شعلهٔ کم، تا خورشت جا بیفتد و ته نگیرد.",
    },
    description: {
      en: [
        "Aluminum is sealed between two layers of steel, so a ghormeh sabzi can murmur all " +
          "afternoon without burning. The rim is flared; you pour broth and not the worktop.",
        "Handles are riveted and hollow, which keeps them touchable. M holds three liters for " +
          "a couple, L five for a family, XL eight for Fridays. It goes in the dishwasher with " +
          "everything else.",
      ],
      fa: [
        "لایه‌ای از آلومینیوم میان دو لایه استیل خوابیده تا قورمه‌سبزی تمام بعدازظهر آرام قل " +
          "بزند و نسوزد. لبهٔ برگشته‌اش آبگوشت را درست در کاسه می‌ریزد.",
        "دسته‌ها پرچ شده و توخالی‌اند و کمتر داغ می‌شوند. M سه لیتر است برای دو نفر، L پنج " +
          "لیتر برای خانواده و XL هشت لیتر برای جمعه‌های شلوغ. در ماشین ظرف‌شویی هم شسته می‌شود.",
      ],
    },
    guarantee: { en: "10-year guarantee", fa: "۱۰ سال ضمانت" },
    rating: 4.9,
    ratingCount: 268,
    sold: 1340,
    age: 600,
    object: { emoji: "1f372" },
    companions: [{ emoji: "1f9c5" }, { emoji: "1f33f" }],
    facts: { material: ["steel"], origin: "iran", weight: 1900 },
    variants: [
      { options: { size: "m" }, usd: 4500, irr: 28_900_000, stock: 40 },
      { options: { size: "l" }, usd: 5900, irr: 38_500_000, stock: 52 },
      { options: { size: "xl" }, usd: 7900, irr: 51_900_000, stock: 17 },
    ],
  },
  {
    key: "tabletop-fondue-set",
    category: "pots-pans",
    brand: "northwell",
    name: { en: "Tabletop fondue set", fa: "سرویس فوندوی رومیزی" },
    subtitle: {
      en: "Pot, burner stand and forks for slow evenings",
      fa: "ظرف، پایهٔ شعله‌دار و چنگال، برای عصرهای بی‌عجله",
    },
    summary: {
      en: "Melted cheese one evening, chocolate the next; everybody cooks their own bite.",
      fa: "یک شب پنیر آب‌شده، شب بعد شکلات؛ هرکس لقمهٔ خودش را می‌پزد.",
    },
    description: {
      en: [
        "The enamelled pot sits steady on an iron stand with a small gel burner beneath. The " +
          "flame has a sliding cover, so cheese stays loose and chocolate does not seize.",
        "Fork tips are barbed to hold bread, and their ends are marked so that nobody loses " +
          "track. One filling of gel burns about an hour. Lift the pot off and it washes like " +
          "any other.",
      ],
      fa: [
        "ظرف لعابی محکم روی پایه‌ای آهنی می‌نشیند و زیرش شعله‌ای کوچک با سوخت ژله‌ای دارد. " +
          "دریچهٔ شعله تنظیم می‌شود تا پنیر روان بماند و شکلات نبرد.",
        "نوک چنگال‌ها خار دارد و نان را رها نمی‌کند؛ ته هرکدام هم نشانی دارد تا قاطی نشوند. هر " +
          "بار پرکردن سوخت حدود یک ساعت می‌سوزد. ظرف را که بردارید، مثل بقیهٔ ظرف‌ها شسته می‌شود.",
      ],
    },
    rating: 4.2,
    ratingCount: 41,
    sold: 130,
    age: 22,
    object: { emoji: "1fad5" },
    companions: [{ emoji: "1f9c0" }, { emoji: "1f956" }],
    facts: { material: ["iron", "steel"], origin: "portugal", volume: 1500, place: ["indoor"] },
    variants: [
      { options: { color: "red" }, usd: 5400, irr: 38_900_000, stock: 19 },
      {
        options: { color: "turquoise" },
        usd: 5400,
        irr: 38_900_000,
        stock: 12,
      },
    ],
  },
  {
    key: "chefs-knife-20cm",
    category: "knives-cutlery",
    brand: "hinode",
    name: { en: "Chef's knife, 20 cm", fa: "کارد سرآشپز ۲۰ سانتی" },
    subtitle: {
      en: "Full tang, three rivets, a patient edge",
      fa: "تیغهٔ سرتاسری، سه پرچ، تیزیِ ماندگار",
    },
    summary: {
      en: "One good knife for herbs, onions and meat, balanced where thumb and finger meet.",
      fa: "یک کارد درست‌وحسابی برای سبزی و پیاز و گوشت، با تعادلی درست میان شست و انگشت اشاره.",
    },
    description: {
      en: [
        "The steel is hardened to 58 Rockwell: hard enough to stay sharp through a week of " +
          "chopping, soft enough to bring back on a kitchen stone. The blade runs the full " +
          "length of the handle.",
        "Its belly is gently curved, so a heap of parsley needs only rocking. Wash and dry it " +
          "by hand, keep it off glass boards, and leave the drawer to the spoons.",
      ],
      fa: [
        "سختی فولادش ۵۸ راکول است؛ آن‌قدر که یک هفته خردکردن را تاب بیاورد و آن‌قدر نرم که با " +
          "سنگ خانگی دوباره تیز شود. تیغه تا انتهای دسته ادامه دارد.",
        "شکم تیغه کمی خمیده است و یک دسته جعفری را با حرکت گهواره‌ای ریز می‌کند. با دست بشویید " +
          "و خشک کنید، روی تختهٔ شیشه‌ای نبرید و لای قاشق‌ها نیندازید.",
      ],
    },
    guarantee: { en: "Lifetime guarantee on the blade", fa: "ضمانت مادام‌العمر تیغه" },
    rating: 4.8,
    ratingCount: 521,
    sold: 2260,
    age: 480,
    object: { emoji: "1f52a" },
    companions: [{ emoji: "1f9c5" }, { emoji: "1f336-fe0f" }],
    facts: { material: ["steel"], origin: "japan", length: 20, weight: 210 },
    variants: [
      { options: { color: "navy" }, usd: 6900, irr: 49_500_000, stock: 28 },
      {
        options: { color: "brown" },
        usd: 7200,
        irr: 51_800_000,
        stock: 20,
      },
      {
        options: { color: "green" },
        usd: 6900,
        irr: 49_500_000,
        stock: 3,
      },
    ],
  },
  {
    key: "plain-table-cutlery",
    category: "knives-cutlery",
    brand: "bergmann",
    name: { en: "Plain table cutlery", fa: "کارد و چنگال ساده" },
    subtitle: {
      en: "Brushed 18/10 steel, by the place setting",
      fa: "استیل ۱۸/۱۰ مات، به تعداد نفرات سفره",
    },
    summary: {
      en: "Knives and forks with no ornament at all, only a good weight and a matt finish.",
      fa: "کارد و چنگالی بدون هیچ نقش و نگار؛ فقط وزن خوب و سطح مات.",
    },
    description: {
      en: [
        "Some cutlery announces itself. This one lies quietly beside the plate and is noticed " +
          "only when you pick it up: a little heavier than expected, with rounded edges " +
          "everywhere a finger rests.",
        "Each place is a knife and a fork. The brushed surface hides small scratches, and the " +
          "steel does not mind lemon, vinegar or the dishwasher. You can add settings in later " +
          "years; the pattern stays.",
      ],
      fa: [
        "بعضی قاشق‌چنگال‌ها خودنمایی می‌کنند؛ این یکی آرام کنار بشقاب است و تازه وقتی برش " +
          "می‌دارید حسش می‌کنید: کمی سنگین‌تر از انتظار، با لبه‌هایی نرم هرجا که انگشت می‌نشیند.",
        "هر نفر یک کارد و یک چنگال دارد. سطح مات خط‌های ریز را پنهان می‌کند و استیل از لیمو و " +
          "سرکه و ماشین ظرف‌شویی باکی ندارد. سال‌های بعد هم می‌توانید به تعدادش اضافه کنید.",
      ],
    },
    rating: 4.4,
    ratingCount: 176,
    sold: 890,
    age: 540,
    object: { emoji: "1f374" },
    companions: [{ emoji: "1f963", hue: 300 }, { emoji: "1f56f-fe0f" }],
    facts: { material: ["steel"], origin: "germany", weight: 95 },
    variants: [
      { options: { pack: "set4" }, usd: 3900, irr: 27_500_000, stock: 44 },
      { options: { pack: "set6" }, usd: 5500, irr: 38_500_000, stock: 37 },
      {
        options: { pack: "set12" },
        usd: 8900,
        irr: 62_500_000,
        usdWas: 10500,
        irrWas: 73_500_000,
        stock: 13,
      },
    ],
  },
  {
    key: "lacquered-chopsticks",
    category: "knives-cutlery",
    brand: "hinode",
    name: { en: "Lacquered chopsticks", fa: "چاپستیک لاکی" },
    subtitle: {
      en: "Slim bamboo pair, 23 cm, dark grip",
      fa: "یک جفت بامبوی باریک، ۲۳ سانتی، با سرِ تیره",
    },
    summary: {
      en: "A light pair with finely ridged tips, so even a single grain of rice has no escape.",
      fa: "جفتی سبک با نوک شیاردار که حتی یک دانه برنج هم از دستش درنمی‌رود.",
    },
    description: {
      en: [
        "Carbonised bamboo is stiffer than wood and weighs almost nothing. The tips taper to " +
          "two millimeters and carry faint ridges; beginners tend to manage noodles by the " +
          "second evening.",
        "Five thin coats of food-safe lacquer give the color its depth. Rinse in warm water " +
          "and stand them upright to dry. Choose one color each and nobody at home will mix " +
          "them up.",
      ],
      fa: [
        "بامبوی حرارت‌دیده از چوب سفت‌تر است و تقریباً وزنی ندارد. نوکش تا دو میلی‌متر باریک " +
          "می‌شود و شیارهای ریزی دارد؛ تازه‌کارها معمولاً شب دوم از پس رشته برمی‌آیند.",
        "پنج لایه لاک نازک و مناسب غذا به رنگش عمق داده است. با آب ولرم بشویید و ایستاده " +
          "بگذارید خشک شود. برای هرکس یک رنگ بردارید تا در خانه با هم عوض نشوند.",
      ],
    },
    rating: 4.5,
    ratingCount: 89,
    sold: 620,
    age: 210,
    object: { emoji: "1f962" },
    companions: [{ emoji: "1f35a", hue: 180 }, { emoji: "1f375" }],
    facts: { material: ["bamboo"], origin: "japan", length: 23, weight: 18 },
    variants: [
      { options: { color: "red" }, usd: 900, irr: 6_500_000, stock: 74 },
      {
        options: { color: "green" },
        usd: 900,
        irr: 6_500_000,
        stock: 51,
      },
      {
        options: { color: "blue" },
        usd: 900,
        irr: 6_500_000,
        stock: 46,
      },
      {
        options: { color: "purple" },
        usd: 900,
        irr: 6_500_000,
        stock: 0,
      },
    ],
  },
  {
    key: "labelled-pantry-jar",
    category: "kitchen-helpers",
    brand: "harbor",
    name: { en: "Pantry jar with label", fa: "بانکهٔ شیشه‌ای برچسب‌دار" },
    subtitle: {
      en: "Airtight lid and a label you can write on",
      fa: "درِ بی‌منفذ و برچسبی که رویش می‌نویسید",
    },
    summary: {
      en: "Clear jars for beans, dried limes and saffron sugar, with a chalk label that wipes clean.",
      fa: "بانکه‌ای شفاف برای حبوبات و لیموعمانی و نبات، با برچسبی گچی که پاک می‌شود.",
    },
    description: {
      en: [
        "You see at once what is running out. The steel lid screws onto a silicone ring that " +
          "shuts out moisture and moths, and the mouth is wide enough for a scoop or a small " +
          "hand.",
        "Write on the gray label with chalk and wipe it when lentils become chickpeas. The " +
          "glass takes boiling water, so jam and pickles are welcome too. All three sizes stack " +
          "on the same shelf.",
      ],
      fa: [
        "با یک نگاه می‌بینید چه چیزی رو به تمام‌شدن است. درِ استیل روی واشر سیلیکونی پیچ " +
          "می‌شود و راه رطوبت و شپشک را می‌بندد؛ دهانه‌اش هم برای پیمانه جا دارد.",
        "روی برچسب خاکستری با گچ بنویسید و وقتی عدس جایش را به نخود داد، پاکش کنید. شیشه " +
          "آب‌جوش را تاب می‌آورد؛ پس مربا و ترشی هم در آن جا دارند. هر سه اندازه روی یک طبقه " +
          "چیده می‌شوند.",
      ],
    },
    rating: 4.7,
    ratingCount: 233,
    sold: 2750,
    age: 300,
    object: { emoji: "1fad9" },
    companions: [{ emoji: "1fad8" }, { emoji: "1f330" }],
    facts: { material: ["glass", "steel"], origin: "italy", place: ["indoor"] },
    variants: [
      { options: { pack: "ml250" }, usd: 600, irr: 4_200_000, stock: 80 },
      { options: { pack: "ml500" }, usd: 800, irr: 5_600_000, stock: 68 },
      { options: { pack: "l1" }, usd: 1100, irr: 7_700_000, stock: 57 },
    ],
  },
  {
    key: "glass-salt-shaker",
    category: "kitchen-helpers",
    brand: "lumeo",
    name: { en: "Glass salt shaker", fa: "نمکدان شیشه‌ای" },
    subtitle: {
      en: "Five holes, screw top, fits the palm",
      fa: "پنج سوراخ، درپیچ‌دار، به اندازهٔ کف دست",
    },
    summary: {
      en: "A heavy-bottomed shaker that salts lightly and never tips over.",
      fa: "نمکدانی با ته سنگین که نمک را کم‌کم می‌ریزد و روی میز واژگون نمی‌شود.",
    },
    description: {
      en: [
        "Faceted glass shows how much is left, and the thick base keeps it standing when an " +
          "elbow passes. Holes are drilled for fine table salt: two shakes for an egg, four for " +
          "cucumber.",
        "Unscrew the steel cap to refill it without a funnel. Drop in a few grains of rice " +
          "during damp weeks and the salt will run freely. Cap and body are both dishwasher-safe.",
      ],
      fa: [
        "شیشهٔ تراش‌دارش نشان می‌دهد چقدر نمک مانده و ته ضخیمش با یک آرنج نابجا نمی‌افتد. " +
          "سوراخ‌ها برای نمک نرم‌اند: دو تکان برای تخم‌مرغ، چهار تکان برای خیار.",
        "درِ استیل را باز کنید و بدون قیف پرش کنید. در روزهای مرطوب چند دانه برنج در آن " +
          "بیندازید تا نمک نگیرد. هم در و هم بدنه در ماشین ظرف‌شویی شسته می‌شوند.",
      ],
    },
    rating: 4.1,
    ratingCount: 64,
    sold: 710,
    age: 620,
    object: { emoji: "1f9c2" },
    companions: [{ emoji: "1f952" }, { emoji: "1f345" }],
    facts: { material: ["glass", "steel"], origin: "turkey", volume: 90, weight: 180 },
    variants: [{ options: {}, usd: 700, irr: 4_300_000, stock: 66 }],
  },
  {
    key: "wind-up-kitchen-timer",
    category: "kitchen-helpers",
    brand: "brightside",
    name: { en: "Wind-up kitchen timer", fa: "زمان‌سنج کوکی آشپزخانه" },
    subtitle: {
      en: "Up to 60 minutes, no battery, a proper bell",
      fa: "تا ۶۰ دقیقه، بدون باتری، با زنگی واقعی",
    },
    summary: {
      en: "Turn the dial, go and do something else, and come back when it rings.",
      fa: "پیچ را بچرخانید، بروید سراغ کار دیگر و با صدای زنگ برگردید.",
    },
    description: {
      en: [
        "It ticks softly while the rice steams and rings for a full eight seconds, loud enough " +
          "to hear from the next room. With flour on your hands, one turn of the wrist is all it " +
          "asks.",
        "A magnet on the back holds it to the fridge or the hood. For times below ten minutes, " +
          "wind it past the mark first and turn back; clockwork likes a running start.",
      ],
      fa: [
        "تا برنج دم بکشد آرام تیک‌تاک می‌کند و بعد هشت ثانیهٔ تمام زنگ می‌زند؛ صدایش به اتاق " +
          "کناری هم می‌رسد. با دست آردی هم فقط یک چرخش مچ می‌خواهد.",
        "آهنربای پشتش آن را به یخچال یا هود می‌چسباند. برای زمان‌های زیر ده دقیقه، اول کمی " +
          "بیشتر بچرخانید و بعد برگردانید؛ سازوکار کوکی این‌طور دقیق‌تر می‌شمارد.",
      ],
    },
    guarantee: { en: "12-month guarantee", fa: "۱۲ ماه ضمانت" },
    rating: 4.3,
    ratingCount: 117,
    sold: 830,
    age: 130,
    object: { emoji: "23f2-fe0f" },
    companions: [{ emoji: "1f95a" }, { emoji: "1f9c1" }],
    facts: { material: ["plastic", "steel"], origin: "china", power_source: "manual", weight: 140 },
    variants: [
      { options: { color: "blue" }, usd: 1500, irr: 10_500_000, stock: 39 },
      {
        options: { color: "pink" },
        usd: 1500,
        irr: 10_500_000,
        stock: 25,
      },
      {
        options: { color: "yellow" },
        usd: 1500,
        irr: 10_500_000,
        stock: 31,
      },
      {
        options: { color: "turquoise" },
        usd: 1500,
        irr: 10_500_000,
        stock: 18,
      },
    ],
  },
];
