import type { DemoProduct } from "../../shape";

export const tools: DemoProduct[] = [
  {
    key: "ribbed-gardening-gloves",
    category: "garden-care",
    brand: "verdant",
    name: { en: "Ribbed-cuff gardening gloves", fa: "دستکش باغبانی با مچ کش‌باف" },
    subtitle: {
      en: "Thin palm for feeling, dense knit for thorns",
      fa: "کف نازک برای لمس، بافت فشرده در برابر خار",
    },
    summary: {
      en: "Gloves light enough to pick up a single seed and tough enough for the rose bed.",
      fa: "آن‌قدر ظریف که یک دانه بذر را بردارید و آن‌قدر محکم که سراغ بوتهٔ گل سرخ بروید.",
    },
    description: {
      en: [
        "The back is knitted cotton that lets air through, the palm is dipped in natural " +
          "rubber with a grain like fine sandpaper. A long ribbed cuff keeps soil from trickling " +
          "in.",
        "They fit close, so choose the larger size if you are between two. Machine-wash at " +
          "thirty degrees and dry in the shade; rubber does not love the sun. Sold as a pair.",
      ],
      fa: [
        "پشتش بافت نخی است و هوا رد می‌کند؛ کفش در کائوچوی طبیعی خوابانده شده و زبری‌اش به " +
          "سنبادهٔ نرم می‌ماند. مچ کش‌دار بلند نمی‌گذارد خاک تو برود.",
        "چسبان است؛ اگر بین دو اندازه مانده‌اید، بزرگ‌تر را بردارید. با ماشین و آب سی درجه " +
          "بشویید و در سایه خشک کنید، چون کائوچو با آفتاب میانه‌ای ندارد. جفتی فروخته می‌شود.",
      ],
    },
    rating: 4.4,
    ratingCount: 184,
    sold: 1260,
    age: 310,
    object: { emoji: "1f9e4" },
    companions: [{ emoji: "1f339" }, { emoji: "1f331" }],
    facts: {
      material: ["cotton", "rubber"],
      origin: "korea",
      audience: ["women", "men"],
      place: ["outdoor"],
    },
    variants: [
      { options: { color: "purple", size: "m" }, usd: 1100, irr: 7_500_000, stock: 36 },
      { options: { color: "purple", size: "l" }, usd: 1100, irr: 7_500_000, stock: 24 },
      {
        options: { color: "red", size: "m" },
        usd: 1100,
        irr: 7_500_000,
        stock: 17,
      },
      {
        options: { color: "red", size: "l" },
        usd: 1100,
        irr: 7_500_000,
        stock: 0,
      },
      {
        options: { color: "green", size: "m" },
        usd: 1100,
        irr: 7_500_000,
        stock: 29,
      },
      {
        options: { color: "green", size: "l" },
        usd: 900,
        irr: 5_900_000,
        usdWas: 1100,
        irrWas: 7_500_000,
        stock: 8,
      },
    ],
  },
  {
    key: "green-garden-pail",
    category: "garden-care",
    brand: "baghban",
    name: { en: "Garden pail for weeds and water", fa: "سطل باغچه برای آب و علف" },
    subtitle: {
      en: "Seven liters, frost-proof, light to carry",
      fa: "هفت‌لیتری، مقاوم در سرما، سبک",
    },
    summary: {
      en: "The pail that follows you round the beds: weeds in, water out, apples in autumn.",
      fa: "سطلی که دور باغچه همراهتان می‌آید؛ گاه پر از علف، گاه آب و پاییز پر از سیب.",
    },
    description: {
      en: [
        "Smaller than a household bucket on purpose: seven liters of water weigh what one arm " +
          "carries down a path without spilling. The material stays flexible at minus fifteen, " +
          "so forgetting it outside is no tragedy.",
        "Its handle drops to the side and locks upright for pouring. A ridge under the base " +
          "gives the second hand something to hold. Rinse, turn over, done.",
      ],
      fa: [
        "عمداً از سطل خانه کوچک‌تر است؛ هفت لیتر آب را می‌شود با یک دست تا ته باغچه برد و " +
          "نریخت. جنسش تا منفی پانزده درجه خشک و شکننده نمی‌شود؛ اگر شب بیرون ماند، غصه نخورید.",
        "دسته‌اش می‌خوابد و برای ریختن آب راست قفل می‌شود. زیر کف هم برآمدگی دارد تا دست دوم " +
          "جایی برای گرفتن پیدا کند. بعد از کار آب بکشید و وارونه بگذارید.",
      ],
    },
    rating: 3.9,
    ratingCount: 33,
    sold: 310,
    age: 370,
    object: { emoji: "1faa3", hue: 240 },
    companions: [{ emoji: "1f33c" }, { emoji: "1f34e" }],
    facts: {
      material: ["plastic", "steel"],
      origin: "turkey",
      volume: 7000,
      place: ["outdoor"],
      waterproof: true,
    },
    variants: [{ options: {}, usd: 1000, irr: 5_800_000, stock: 40 }],
  },
  {
    key: "ash-handle-hammer",
    category: "hammers-spanners-drivers",
    brand: "bergmann",
    name: { en: "Forged hammer with wooden handle", fa: "چکش فورج دسته‌چوبی" },
    subtitle: {
      en: "500 g head, for nails, pegs and persuasion",
      fa: "سر ۵۰۰ گرمی؛ برای میخ، گوه و کمی اصرار",
    },
    summary: {
      en: "A half-kilo hammer that does the work on the way down, if you let it.",
      fa: "چکشی نیم‌کیلویی که اگر رهایش کنید، خودش کار را در راه پایین تمام می‌کند.",
    },
    description: {
      en: [
        "The head is drop-forged in one piece and tempered at both faces, so it neither chips " +
          "nor mushrooms. Straight-grained ash soaks up the shock that would otherwise end in " +
          "your elbow.",
        "An oval grip tells your hand where the face points without looking. If the handle " +
          "ever dries out, stand the head in linseed oil overnight and the wood will tighten " +
          "again.",
      ],
      fa: [
        "سرش یکپارچه فورج شده و هر دو رویش آب‌دیده است؛ نه لب‌پر می‌شود و نه پهن. دستهٔ چوب " +
          "زبان‌گنجشک ضربه‌ای را می‌گیرد که وگرنه به آرنجتان می‌رسید.",
        "دسته بیضی است و دست بی‌آنکه نگاه کنید می‌فهمد سر چکش رو به کجاست. اگر روزی لق شد، یک " +
          "شب سرش را در روغن بزرک بگذارید تا چوب دوباره جا باز کند.",
      ],
    },
    guarantee: { en: "10-year guarantee on the head", fa: "۱۰ سال ضمانت سرِ چکش" },
    rating: 4.8,
    ratingCount: 142,
    sold: 760,
    age: 590,
    object: { emoji: "1f528" },
    companions: [{ emoji: "1fab5" }, { emoji: "1f529" }],
    facts: { material: ["iron", "wood"], origin: "germany", weight: 780, length: 32, level: "pro" },
    variants: [{ options: {}, usd: 2600, irr: 18_500_000, stock: 31 }],
  },
  {
    key: "double-ended-spanner",
    category: "hammers-spanners-drivers",
    brand: "zagros",
    name: { en: "Double open-ended spanner", fa: "آچار تخت دوسر" },
    subtitle: {
      en: "Chrome vanadium, 13/15 mm or as a graded set",
      fa: "کروم‌وانادیوم، تکیِ ۱۳/۱۵ یا سری کامل",
    },
    summary: {
      en: "Slim jaws that grip the flat of the nut instead of rounding its corners.",
      fa: "دهانه‌ای باریک که پهلوی مهره را می‌گیرد و گوشه‌هایش را هرز نمی‌کند.",
    },
    description: {
      en: [
        "Each jaw is turned fifteen degrees, so in a tight engine bay you flip the spanner " +
          "over and gain another bite. The shank is satin-finished and does not slip in an oily " +
          "hand.",
        "Set of six covers 6 to 17 millimeters, set of twelve goes up to 32; both come in a " +
          "canvas roll. Sizes are stamped deep on both sides, legible after years of grease.",
      ],
      fa: [
        "هر دهانه پانزده درجه کج است؛ در جای تنگ، آچار را پشت‌ورو می‌کنید و باز می‌چرخد. " +
          "بدنه‌اش مات است و در دست روغنی سر نمی‌خورد.",
        "سری شش‌تایی از ۶ تا ۱۷ میلی‌متر را دارد و سری دوازده‌تایی تا ۳۲ می‌رود؛ هر دو در کیف " +
          "برزنتی لوله‌ای. شماره‌ها روی هر دو طرف گود حک شده‌اند و بعد از سال‌ها گریس هم خوانده " +
          "می‌شوند.",
      ],
    },
    guarantee: { en: "Lifetime guarantee", fa: "ضمانت مادام‌العمر" },
    rating: 4.6,
    ratingCount: 97,
    sold: 640,
    age: 420,
    object: { emoji: "1f527" },
    companions: [{ emoji: "1f529" }, { emoji: "2699-fe0f" }],
    facts: { material: ["steel"], origin: "iran", level: "intermediate", power_source: "manual" },
    variants: [
      { options: { pack: "single" }, usd: 700, irr: 4_200_000, stock: 58 },
      { options: { pack: "set6" }, usd: 3200, irr: 19_900_000, stock: 23 },
      {
        options: { pack: "set12" },
        usd: 5900,
        irr: 36_800_000,
        usdWas: 7200,
        irrWas: 44_900_000,
        stock: 12,
      },
    ],
  },
  {
    key: "magnetic-tip-screwdriver",
    category: "hammers-spanners-drivers",
    brand: "voltra",
    name: { en: "Magnetic-tip screwdriver", fa: "پیچ‌گوشتی نوک‌مغناطیسی" },
    subtitle: {
      en: "Chunky grip, hardened tip, single or in six sizes",
      fa: "دستهٔ پُر، نوک سخت؛ تکی یا در شش شماره",
    },
    summary: {
      en: "A fat-handled driver that turns stubborn screws and does not drop the small ones.",
      fa: "با دستهٔ درشتش پیچ سمج را باز می‌کند و پیچ ریز را هم نمی‌اندازد.",
    },
    description: {
      en: [
        "Grip it with the whole hand for force, or spin the collar with two fingers for speed. " +
          "The handle is triangular, so it will not roll off the bench and under the cupboard.",
        "Blackened, hardened tips bite instead of slipping out, and the magnet is strong " +
          "enough for a screw held sideways. Sets of six have three flat and three cross-head " +
          "blades, from 3 to 8 millimeters.",
      ],
      fa: [
        "برای زور بیشتر با همهٔ دست بگیرید و برای سرعت با دو انگشت بچرخانید. دسته‌اش سه‌پهلوست " +
          "و از روی میز قل نمی‌خورد که برود زیر کمد.",
        "نوک سیاه و سختش در شیار می‌نشیند و در نمی‌رود؛ آهنربایش پیچ را افقی هم نگه می‌دارد. " +
          "بستهٔ شش‌تایی سه دوسو و سه چهارسو دارد، از ۳ تا ۸ میلی‌متر.",
      ],
    },
    rating: 4.3,
    ratingCount: 228,
    sold: 1690,
    age: 140,
    object: { emoji: "1fa9b" },
    companions: [{ emoji: "1f529" }, { emoji: "1f50c" }],
    facts: {
      material: ["steel", "rubber"],
      origin: "china",
      power_source: "manual",
      level: "beginner",
    },
    variants: [
      { options: { color: "red", pack: "single" }, usd: 600, irr: 3_900_000, stock: 70 },
      { options: { color: "red", pack: "set6" }, usd: 2400, irr: 16_200_000, stock: 33 },
      {
        options: { color: "blue", pack: "single" },
        usd: 600,
        irr: 3_900_000,
        stock: 52,
      },
      {
        options: { color: "blue", pack: "set6" },
        usd: 2400,
        irr: 16_200_000,
        stock: 27,
      },
    ],
  },
  {
    key: "fine-tooth-hand-saw",
    category: "saws-axes",
    brand: "oakline",
    name: { en: "Fine-tooth hand saw", fa: "ارهٔ دستی دندانه‌ریز" },
    subtitle: { en: "45 cm blade, closed wooden handle", fa: "تیغهٔ ۴۵ سانتی، دستهٔ چوبی بسته" },
    summary: {
      en: "A saw for boards, shelves and branches that starts on the line and stays there.",
      fa: "اره‌ای برای تخته و قفسه و شاخه که روی خط شروع می‌کند و همان‌جا می‌ماند.",
    },
    description: {
      en: [
        "Nine teeth to the inch, ground on three faces, cut on both strokes and leave an edge " +
          "that barely asks for sandpaper. The blade is stiff at the handle and springy toward " +
          "the tip.",
        "Shoulder and heel of the handle give you 45 and 90 degrees for marking. Wipe off " +
          "resin with a drop of oil and keep the cardboard sleeve; sharp things deserve a cover.",
      ],
      fa: [
        "در هر اینچ نُه دندانهٔ سه‌پخ دارد، رفت و برگشت می‌برد و لبه‌ای به جا می‌گذارد که " +
          "سنبادهٔ زیادی نمی‌خواهد. تیغه نزدیک دسته سفت است و رو به نوک، فنری.",
        "با پشت دسته می‌توانید زاویهٔ ۴۵ و ۹۰ درجه خط بکشید. صمغ را با یک قطره روغن پاک کنید و " +
          "غلاف مقوایی را دور نیندازید؛ چیز تیز پوشش می‌خواهد.",
      ],
    },
    rating: 4.5,
    ratingCount: 88,
    sold: 430,
    age: 275,
    object: { emoji: "1fa9a" },
    companions: [{ emoji: "1fab5" }, { emoji: "1f4d0" }],
    facts: {
      material: ["steel", "wood"],
      origin: "japan",
      length: 45,
      weight: 520,
      level: "intermediate",
    },
    variants: [{ options: {}, usd: 2900, irr: 20_600_000, stock: 22 }],
  },
  {
    key: "red-camp-axe",
    category: "saws-axes",
    brand: "harbor",
    name: { en: "Red splitting hatchet", fa: "تبر دستی قرمز" },
    subtitle: {
      en: "Hickory shaft, 900 g head, leather sheath",
      fa: "دستهٔ چوب هیکوری، سر ۹۰۰ گرمی، غلاف چرمی",
    },
    summary: {
      en: "One-handed or two-handed, it turns logs into kindling before the kettle asks for it.",
      fa: "با یک دست یا دو دست، پیش از آنکه کتری یادتان بیندازد، هیزم آماده می‌کند.",
    },
    description: {
      en: [
        "The cheeks are convex, so the head splits and frees itself rather than sticking. Red " +
          "enamel is not vanity: you find the axe again in leaves and snow.",
        "The curved shaft is oiled, never lacquered, because bare wood raises no blisters. A " +
          "leather sheath covers the bit on the road. Touch up the edge with a round stone, and " +
          "never strike it with a hammer.",
      ],
      fa: [
        "گونه‌هایش محدب است؛ چوب را می‌شکافد و خودش را آزاد می‌کند، به‌جای آنکه گیر بیفتد. رنگ " +
          "قرمزش برای قشنگی نیست؛ لای برگ و برف زود پیدایش می‌کنید.",
        "دستهٔ خمیده روغن خورده و لاک ندارد، چون چوب لخت کف دست را تاول نمی‌زند. غلاف چرمی در " +
          "راه لبه را می‌پوشاند. با سنگ گرد تیزش کنید و هرگز با پتک رویش نکوبید.",
      ],
    },
    guarantee: { en: "5-year guarantee", fa: "۵ سال ضمانت" },
    rating: 4.7,
    ratingCount: 59,
    sold: 205,
    age: 180,
    object: { emoji: "1fa93" },
    companions: [{ emoji: "1fab5" }, { emoji: "26fa" }],
    facts: {
      material: ["iron", "wood", "leather"],
      origin: "usa",
      length: 48,
      weight: 1350,
      place: ["outdoor"],
    },
    variants: [
      { options: {}, usd: 4900, irr: 34_300_000, usdWas: 5900, irrWas: 41_300_000, stock: 15 },
    ],
  },
  {
    key: "assorted-nuts-bolts",
    category: "fixings-hooks-magnets",
    brand: "arvand",
    name: { en: "Assorted nuts and bolts", fa: "پیچ و مهرهٔ جور" },
    subtitle: {
      en: "M5 to M10, galvanised, sold by weight",
      fa: "از M5 تا M10، گالوانیزه، کیلویی",
    },
    summary: {
      en: "The jar every household should own: hexagon bolts with matching nuts and washers.",
      fa: "همان قوطی‌ای که هر خانه باید داشته باشد؛ پیچ شش‌گوش با مهره و واشر خودش.",
    },
    description: {
      en: [
        "Half of all repairs stop for want of a single bolt. Here are the common ones, 16 to " +
          "60 millimeters long, each with a nut already threaded on, so you know it fits.",
        "Hot-dip zinc lets them live outdoors on gates and swings. Strength class is 8.8, good " +
          "for furniture, bicycles and brackets. A quarter kilo is around thirty pieces, a full " +
          "kilo about a hundred and twenty.",
      ],
      fa: [
        "نصف تعمیرها لنگ یک پیچ می‌ماند. اینجا شماره‌های پرمصرف را یکجا دارید، با طول ۱۶ تا ۶۰ " +
          "میلی‌متر، و مهرهٔ هرکدام از قبل رویش بسته شده تا مطمئن باشید می‌خورد.",
        "روکش گالوانیزهٔ گرم دارند و روی در حیاط و تاب هم زنگ نمی‌زنند. ردهٔ استحکامشان ۸٫۸ " +
          "است؛ مناسب مبل و دوچرخه و بست. ۲۵۰ گرم حدود سی عدد است و یک کیلو نزدیک صدوبیست عدد.",
      ],
    },
    rating: 4.2,
    ratingCount: 71,
    sold: 920,
    age: 640,
    object: { emoji: "1f529" },
    companions: [{ emoji: "1f527" }, { emoji: "1fad9" }],
    facts: { material: ["iron"], origin: "iran", place: ["indoor", "outdoor"] },
    variants: [
      { options: { pack: "g100" }, usd: 300, irr: 1_500_000, stock: 64 },
      { options: { pack: "g250" }, usd: 600, irr: 3_200_000, stock: 57 },
      { options: { pack: "g500" }, usd: 1000, irr: 5_600_000, stock: 49 },
      { options: { pack: "kg1" }, usd: 1800, irr: 9_900_000, stock: 30 },
    ],
  },
  {
    key: "brass-eye-hook",
    category: "fixings-hooks-magnets",
    brand: "kitewell",
    name: { en: "Brass hanging hooks", fa: "قلاب برنجی آویز" },
    subtitle: {
      en: "Solid brass with an eye, each holds 12 kg",
      fa: "برنج توپر با حلقه، هرکدام تا ۱۲ کیلوگرم",
    },
    summary: {
      en: "For flowerpots, lanterns and aprons: a plain hook that darkens handsomely with use.",
      fa: "برای گلدان و فانوس و پیش‌بند؛ قلابی ساده که با کارکردن خوش‌رنگ‌تر می‌شود.",
    },
    description: {
      en: [
        "Cast in one piece with a closed eye above and a deep throat below, so what you hang " +
          "stays hung even when a door slams. The barb is blunted; sleeves pass unharmed.",
        "Thread a rope or a chain through the eye, or fix it under a shelf with one screw. Brass does not " +
          "rust on a balcony. Leave it to brown, or rub it bright with lemon and salt.",
      ],
      fa: [
        "یک‌تکه ریخته شده، با حلقهٔ بسته در بالا و گودی کافی در پایین؛ حتی اگر در محکم به هم " +
          "بخورد، چیزی نمی‌افتد. نوکش را گرد کرده‌ایم تا آستین کسی گیر نکند.",
        "از حلقه‌اش طناب یا زنجیر رد کنید یا با یک پیچ زیر طبقه ببندیدش. برنج در بالکن زنگ نمی‌زند. " +
          "بگذارید تیره شود یا با لیمو و نمک برقش بیندازید.",
      ],
    },
    rating: 4.5,
    ratingCount: 26,
    sold: 340,
    age: 110,
    object: { emoji: "1fa9d" },
    companions: [{ emoji: "1f3ee" }, { emoji: "1faa2" }],
    facts: { material: ["brass"], origin: "india", length: 9, place: ["indoor", "outdoor"] },
    variants: [
      { options: { pack: "single" }, usd: 500, irr: 3_300_000, stock: 68 },
      { options: { pack: "set4" }, usd: 1700, irr: 11_500_000, stock: 36 },
      { options: { pack: "set12" }, usd: 4500, irr: 30_800_000, stock: 10 },
    ],
  },
  {
    key: "horseshoe-workshop-magnet",
    category: "fixings-hooks-magnets",
    brand: "voltra",
    name: { en: "Horseshoe workshop magnet", fa: "آهنربای نعلی کارگاهی" },
    subtitle: {
      en: "Lifts 5 kg, finds every dropped screw",
      fa: "تا ۵ کیلو بلند می‌کند و پیچ گم‌شده را پیدا",
    },
    summary: {
      en: "Sweep it over the floor after a job and your bare feet will never know what happened.",
      fa: "بعد از کار روی زمین بکشیدش تا پای برهنه‌تان نفهمد چه خبر بوده.",
    },
    description: {
      en: [
        "A cast alnico core under tough paint, with bare steel poles that pull five kilos on " +
          "contact. Pins, filings, nails in the gravel drive: it collects them all in one pass.",
        "Slide the keeper bar across the ends when you put it away and it will keep its " +
          "strength for decades. Teachers like it too, with a sheet of paper and iron dust. Keep " +
          "away from bank cards.",
      ],
      fa: [
        "هستهٔ آلنیکو زیر رنگی مقاوم، با قطب‌های فولادی لخت که تا پنج کیلو را بلند می‌کنند. " +
          "سوزن، براده، میخ لای شن حیاط؛ همه را یکجا جمع می‌کند.",
        "وقتی کنار می‌گذارید، تیغهٔ نگهدار را روی دو سرش بیندازید تا ده‌ها سال قوی بماند. " +
          "معلم‌ها هم با یک ورق کاغذ و کمی براده دوستش دارند. از کارت بانکی دورش نگه دارید.",
      ],
    },
    rating: 0,
    ratingCount: 0,
    sold: 4,
    age: 6,
    object: { emoji: "1f9f2" },
    companions: [{ emoji: "1f529" }, { emoji: "2699-fe0f" }],
    facts: { material: ["iron"], origin: "china", weight: 260, audience: ["everyone"] },
    variants: [
      { options: { color: "red" }, usd: 1300, irr: 9_100_000, stock: 24 },
      {
        options: { color: "blue" },
        usd: 1300,
        irr: 9_100_000,
        stock: 16,
      },
    ],
  },
  {
    key: "two-clasp-metal-toolbox",
    category: "workshop",
    brand: "zagros",
    name: { en: "Two-clasp metal toolbox", fa: "جعبه‌ابزار فلزی دوقفل" },
    subtitle: {
      en: "42 cm, lift-out tray, room for a hammer",
      fa: "۴۲ سانتی، با سینی جداشدنی و جای چکش",
    },
    summary: {
      en: "A pressed-steel box that can be stood on, shut in a hurry and found in the dark.",
      fa: "جعبه‌ای فولادی که می‌شود رویش ایستاد، با عجله بستش و در تاریکی هم پیدایش کرد.",
    },
    description: {
      en: [
        "Sheet steel of nearly a millimeter, folded at the edges and powder-coated in a color " +
          "you will not lose. Both clasps close with one palm and take a small padlock.",
        "Inside, a tray for screws lifts out over a deep floor for the hammer and saw. The " +
          "handle folds flat, so boxes stack. Spare clasps are sold singly; a dent is not the " +
          "end of it.",
      ],
      fa: [
        "ورق فولادی نزدیک به یک میلی‌متر، با لبه‌های برگشته و رنگ پودری در رنگ‌هایی که گم " +
          "نمی‌شوند. هر دو قفل با یک کف دست بسته می‌شوند و جای قفل آویز کوچک دارند.",
        "سینی پیچ‌ها بالا می‌آید و زیرش برای چکش و انبردست جای گود هست. دسته می‌خوابد تا " +
          "جعبه‌ها روی هم بنشینند. قفل یدکش جدا فروخته می‌شود؛ یک تورفتگی آخر کارش نیست.",
      ],
    },
    guarantee: { en: "36-month guarantee", fa: "۳۶ ماه ضمانت" },
    rating: 4.6,
    ratingCount: 173,
    sold: 810,
    age: 230,
    object: { emoji: "1f9f0" },
    companions: [{ emoji: "1f528" }, { emoji: "1fa9b", hue: 240 }],
    facts: { material: ["iron"], origin: "iran", length: 42, weight: 3100 },
    variants: [
      {
        options: { color: "red" },
        usd: 3900,
        irr: 25_500_000,
        usdWas: 4900,
        irrWas: 31_900_000,
        stock: 26,
      },
      {
        options: { color: "green" },
        usd: 3900,
        irr: 25_500_000,
        usdWas: 4900,
        irrWas: 31_900_000,
        stock: 13,
      },
      {
        options: { color: "blue" },
        usd: 3900,
        irr: 25_500_000,
        usdWas: 4900,
        irrWas: 31_900_000,
        stock: 18,
      },
    ],
  },
  {
    key: "leaning-orchard-ladder",
    category: "workshop",
    brand: "sepidar",
    name: { en: "Leaning wooden ladder", fa: "نردبان چوبی تکیه‌ای" },
    subtitle: {
      en: "Four wide rungs, 150 cm, for orchard or loft",
      fa: "چهار پلهٔ پهن، ۱۵۰ سانتی؛ برای باغ یا نیم‌طبقه",
    },
    summary: {
      en: "A short, broad ladder for picking fruit, reaching the loft or drying towels.",
      fa: "نردبانی کوتاه و پهن برای میوه‌چینی، رسیدن به نیم‌طبقه یا خشک‌کردن حوله.",
    },
    description: {
      en: [
        "The rungs are flat on top, as deep as a shoe and let into the rails with wedged " +
          "tenons; there is not a single nail in it. It carries 120 kilos and makes no comment.",
        "Elm, oiled twice. Rubber shoes on the feet grip tile and brick alike. Between " +
          "harvests it leans against a wall and holds plants or blankets. Store it dry and check " +
          "the wedges each spring.",
      ],
      fa: [
        "روی پله‌ها تخت و به پهنای کفش است و با زبانهٔ گوه‌خورده در بازوها نشسته؛ حتی یک میخ " +
          "هم در آن نیست. ۱۲۰ کیلو را بی‌حرف تحمل می‌کند.",
        "از چوب نارون است و دو بار روغن خورده. کفشک لاستیکی پایه‌ها روی کاشی و آجر سر " +
          "نمی‌خورد. بیرون از فصل میوه، به دیوار تکیه بدهید و گلدان یا پتو رویش بگذارید.",
      ],
    },
    guarantee: { en: "24-month guarantee", fa: "۲۴ ماه ضمانت" },
    rating: 4.4,
    ratingCount: 22,
    sold: 95,
    age: 490,
    object: { emoji: "1fa9c" },
    companions: [{ emoji: "1f34e" }, { emoji: "1f9fa" }],
    facts: {
      material: ["wood", "rubber"],
      origin: "iran",
      length: 150,
      weight: 6400,
      place: ["indoor", "outdoor"],
    },
    variants: [{ options: {}, usd: 6900, irr: 43_500_000, stock: 0 }],
  },
  {
    key: "wide-beam-rechargeable-torch",
    category: "workshop",
    brand: "lumeo",
    name: { en: "Wide-beam rechargeable torch", fa: "چراغ‌قوهٔ شارژی پرتوپهن" },
    subtitle: {
      en: "600 lumens, 9 hours, survives a drop in the pond",
      fa: "۶۰۰ لومن، ۹ ساعت، حتی اگر در حوض بیفتد",
    },
    summary: {
      en: "Light for the fuse box, the garden path and the tent, charged from any USB-C cable.",
      fa: "روشنایی برای جعبه‌فیوز، راه باغ و چادر؛ با هر کابل USB-C شارژ می‌شود.",
    },
    description: {
      en: [
        "The beam is wide and even, without the bright spot that blinds you to everything " +
          "around it. Three levels: full for searching, half for walking, and a glow that lasts " +
          "two nights.",
        "The aluminum body stands on its tail and lights a ceiling. One ring turns it on, " +
          "with gloves if need be; a small lamp shows the charge. Sealed to one meter of water " +
          "for half an hour.",
      ],
      fa: [
        "پرتوش پهن و یکدست است و آن لکهٔ تندی را ندارد که چشم را به اطراف کور می‌کند. سه درجه " +
          "دارد: پرنور برای جست‌وجو، متوسط برای راه‌رفتن و نوری ملایم که دو شب می‌ماند.",
        "بدنهٔ آلومینیومی روی ته می‌ایستد و سقف را روشن می‌کند. با یک حلقه و حتی با دستکش روشن " +
          "می‌شود و چراغی کوچک میزان شارژ را نشان می‌دهد. نیم ساعت در یک متر آب دوام می‌آورد.",
      ],
    },
    guarantee: { en: "18-month guarantee", fa: "۱۸ ماه ضمانت" },
    rating: 4.5,
    ratingCount: 139,
    sold: 720,
    age: 29,
    object: { emoji: "1f526" },
    companions: [{ emoji: "1f50b" }, { emoji: "26fa" }],
    facts: {
      material: ["aluminium"],
      origin: "china",
      power_source: "rechargeable",
      battery_life: 9,
      waterproof: true,
    },
    variants: [
      { options: {}, usd: 2700, irr: 18_900_000, usdWas: 3400, irrWas: 23_800_000, stock: 37 },
    ],
  },
];
