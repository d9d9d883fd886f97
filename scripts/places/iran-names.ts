/**
 * What the lists don't tell of Iran's cities, by the number of the list of cities: how they are written in
 * Latin letters where no list has it, or has it wrong.
 */
const latin = `
10 Abdan|18 Abiz|33 Ashar|66 Arbatan|67 Arjomand|68 Ard|80 Ordimusi|109 Eslamshahr-e Aq Gol|111 Espakeh|147 Elhayi
150 Emamshahr|180 Izeh|190 Ivughli|192 Bab Anar|196 Babakan|225 Bayk|232 Badreh|256 Balaveh|267 Banaruyeh
288 Bandezark|293 Bustan|305 Baharestan|314 Bidkhun|330 Parud|340 Pol|342 Polan|356 Tazeh Kand-e Angut
357 Tazeh Kand-e Nosratabad|358 Tazian-e Pa'in|384 Talkhab|422 Samarin|448 Juleki|459 Charak
460 Chaf and Chamkhaleh|463 Chah Dadkhoda|464 Chah Mobarak|465 Chah Varz|467 Choram|469 Cheshmeh Shirin
474 Chegerd|478 Chamran|481 Chaman Soltan|496 Hajilar|503 Hoseynabad|506 Hokmabad|508 Hamzeh|510 Hamidiyeh
512 Hana|526 Khodaju|552 Khanafereh|569 Khusheh Mehr|587 Doroh|618 Duzin|620 Dust Mohammad|624 Deh Ra'is
625 Deh Sorkh|647 Ramjerd|654 Rayen|663 Rostaq|680 Rud Zard-e Mashin|687 Rudian|688 Runiz|689 Royan|692 Reyhan
694 Rig-e Malek|695 Rineh|696 Rivadeh|702 Zavut|730 Zavareh|732 Zahra|736 Ziar|743 Sarbuk|766 Saravan
776 Sardaran|780 Sardasht|782 Sareyn|784 Serkan|800 Soltanabad|810 Samiabad|811 Sonateh|838 Siraf|858 Shavur
859 Shahpurabad|863 Shahu|872 Shervineh|874 Sharifiyeh|893 Shahr-e Emam|896 Shahr-e Pir
897 Shahr-e Jadid-e Hashtgerd|899 Shahr-e Sadra|901 Shahrak-e Sarjangal|902 Shahrak-e Ali Akbar|909 Shahyun
927 Sadeqabad|952 Tabaqdeh|955 Tasuj|959 Asgaran|967 Emadshahr|968 Anbar|972 Gholaman|979 Fathabad
983 Faradonbeh|986 Farahabad|1010 Firuzan|1014 Filabad|1025 Qoroq|1026 Qorqori|1044 Qaleh|1050 Qaleh Now
1071 Qiamdasht|1077 Karzin|1085 Kamu and Chugan|1090 Katalem and Sadat Shahr|1091 Katij|1124 Kerend
1125 Korehi|1134 Kelardasht|1148 Kong|1178 Kian|1219 Golidagh|1229 Gug Tappeh|1235 Gian|1238 Lajan|1253 Lendeh
1261 Lirdaf|1265 Madar-e Soleyman|1278 Mobarakabad-e Diz|1279 Mobarakshahr|1285 Mohammadabad|1286 Mohammadabad
1287 Mohammadan|1288 Mohammadshahr|1289 Mohammadshahr|1290 Mohammadi|1291 Mohammadyar|1292 Mohammadiyeh
1293 Mahmeleh|1295 Mahmudabad|1296 Mahmudabad-e Nemuneh|1316 Mes-e Sarcheshmeh|1323 Meshkan|1324 Meshkindasht
1328 Mashhad-e Samen|1344 Moghansar|1381 Midavud|1392 Naghan|1416 Naqneh|1428 Nowdezh|1470 Hadishahr
1480 Hezarkanian|1482 Hashtpar (Talesh)|1483 Hashtjin|1490 Homashahr|1502 Hureh|1505 Hiduj|1508 Yasukand
1510 Yan Cheshmeh|1516 Yekkeh So'ud|1517 Yulagoldi`;

/** The same where a list has another place, or an older spelling than maps use; by Persian name. */
const latinByName = `
ابوموسی=Abu Musa|اردکان=Ardakan|ارکواز=Arkavaz|افزر=Afzar|اوز=Evaz|بالاشهر=Bala Shahr|بندرجاسک=Bandar-e Jask
بندردیر=Bandar-e Deyr|بندرکنگان=Bandar-e Kangan|بیده=Bideh|جنت شهر=Jannatshahr|خمیر=Bandar-e Khamir
دهبارز=Dehbarez|رودبار=Rudbar|عسلویه=Asaluyeh|فیروزه=Firuzeh|قدس=Qods|کلات=Kalat|گلمورتی=Galmurti
گمیش تپه=Gomish Tappeh|لار=Lar|مهرستان=Mehrestan|هرات=Herat|آران وبیدگل=Aran and Bidgol|ارومیه=Urmia|خوی=Khoy
خواف=Khaf|خوانسار=Khansar|خورموج=Khormoj|قایم شهر=Qaemshahr|قاین=Qaen|نایین=Nain|سعادت شهر=Saadatshahr
صومعه سرا=Sowmeeh Sara|عباس اباد=Abbasabad|قلعه خواجه=Qaleh Khvajeh|قلعه گنج=Qaleh Ganj
قره ضیاءالدین=Qareh Ziaeddin|بندرامام خمینی=Bandar-e Emam Khomeini|خمینی شهر=Khomeinishahr|خمین=Khomein
زرین شهر=Zarrinshahr|شاهین شهر=Shahinshahr|مشگین شهر=Meshginshahr|فرخ شهر=Farrokhshahr|علی اباد=Aliabad-e Katul
شوط=Showt|هفتگل=Haftkel|سی سخت=Sisakht|بویین زهرا=Buin Zahra|ارزوییه=Arzuiyeh|شهرکرد=Shahrekord
امام حسن=Emam Hasan|تنگ ارم=Tang-e Eram|جنت مکان=Jannatmakan|قلعه تل=Qaleh Tol|نلاس=Nalas|رشتخوار=Roshtkhar
حسن اباد=Hasanabad|حسن آباد=Hasanabad|بویین سفلی=Buin-e Sofla|بیارجمند=Biarjomand|گرماب=Garmab|زهان=Zohan
خواجه=Khajeh|درود=Darrud|گوگد=Gugad|زرین رود=Zarrin Rud|چوبر=Chubar|بمپور=Bampur|ندوشن=Nodushan
قره بلاغ=Qarah Bolagh|ساوه=Saveh|اراک=Arak|لپویی=Lapui|جعفریه=Jafariyeh|صالحیه=Salehiyeh`;

/** Persian names that the list runs together or spells in an old way. */
const persianByName = `
آران وبیدگل=آران و بیدگل|بویین زهرا=بوئین‌زهرا|بویین سفلی=بوئین سفلی|بویین ومیاندشت=بوئین و میاندشت
پلدختر=پل‌دختر|نایین=نائین|قاین=قائن|قایم شهر=قائم‌شهر|ارزوییه=ارزوئیه|کتالم وسادات شهر=کتالم و سادات‌شهر
کلیشادوسودرجان=کلیشاد و سودرجان|خداجو(خراجو)=خداجو|شهرجدیدهشتگرد=شهر جدید هشتگرد|شهرصدرا=صدرا
تازه کندانگوت=تازه‌کند انگوت|تازه کندنصرت آباد=تازه‌کند نصرت‌آباد|مادرسلیمان=مادر سلیمان|مبارک آباددیز=مبارک‌آباد دیز
محمودآبادنمونه=محمودآباد نمونه|اسلام آبادغرب=اسلام‌آباد غرب|ده رییس=ده رئیس|قلعه رییسی=قلعه رئیسی
کوت سیدنعیم=کوت سید نعیم|کوت عبداله=کوت عبدالله|صایین قلعه=صائین‌قلعه|گیلانغرب=گیلان‌غرب|شهربابک=شهر بابک
قصرشیرین=قصر شیرین|رباطکریم=رباط‌کریم|مسجدسلیمان=مسجدسلیمان|کارزین (فتح آباد)=کارزین|کره ای=کره‌ای
نی ریز=نی‌ریز|سی سخت=سی‌سخت|گله دار=گله‌دار|خانه زنیان=خانه‌زنیان|قلعه نو=قلعه‌نو|سه قلعه=سه‌قلعه|خوش رودپی=خوش‌رودپی`;

const read = (text: string, divider: string) =>
  new Map(
    text
      .trim()
      .split(/[|\n]/)
      .map((entry) => {
        const end = entry.indexOf(divider);
        return [entry.slice(0, end), entry.slice(end + 1)] as const;
      }),
  );

export const latinById = read(latin, " ");
export const latinOf = read(latinByName, "=");
export const persianOf = read(persianByName, "=");
