// Made by `npm run places`; see NOTICE.md.
/** `id|iso2|dial|en|fa`, a country a line; names from CLDR. */
export const countries = `4|AF|93|Afghanistan|افغانستان
8|AL|355|Albania|آلبانی
12|DZ|213|Algeria|الجزایر
20|AD|376|Andorra|آندورا
24|AO|244|Angola|آنگولا
28|AG|1|Antigua & Barbuda|آنتیگوا و باربودا
31|AZ|994|Azerbaijan|جمهوری آذربایجان
32|AR|54|Argentina|آرژانتین
36|AU|61|Australia|استرالیا
40|AT|43|Austria|اتریش
44|BS|1|Bahamas|باهاما
48|BH|973|Bahrain|بحرین
50|BD|880|Bangladesh|بنگلادش
51|AM|374|Armenia|ارمنستان
52|BB|1|Barbados|باربادوس
56|BE|32|Belgium|بلژیک
60|BM|1|Bermuda|برمودا
64|BT|975|Bhutan|بوتان
68|BO|591|Bolivia|بولیوی
70|BA|387|Bosnia & Herzegovina|بوسنی و هرزگوین
72|BW|267|Botswana|بوتسوانا
76|BR|55|Brazil|برزیل
84|BZ|501|Belize|بلیز
86|IO|246|British Indian Ocean Territory|قلمرو بریتانیا در اقیانوس هند
90|SB|677|Solomon Islands|جزایر سلیمان
92|VG|1|British Virgin Islands|جزایر ویرجین بریتانیا
96|BN|673|Brunei|برونئی
100|BG|359|Bulgaria|بلغارستان
104|MM|95|Myanmar|میانمار (برمه)
108|BI|257|Burundi|بوروندی
112|BY|375|Belarus|بلاروس
116|KH|855|Cambodia|کامبوج
120|CM|237|Cameroon|کامرون
124|CA|1|Canada|کانادا
132|CV|238|Cape Verde|کیپ‌ورد
136|KY|1|Cayman Islands|جزایر کِیمن
140|CF|236|Central African Republic|جمهوری آفریقای مرکزی
144|LK|94|Sri Lanka|سری‌لانکا
148|TD|235|Chad|چاد
152|CL|56|Chile|شیلی
156|CN|86|China|چین
158|TW|886|Taiwan|تایوان
162|CX|61|Christmas Island|جزیرهٔ کریسمس
166|CC|61|Cocos (Keeling) Islands|جزایر کوکوس
170|CO|57|Colombia|کلمبیا
174|KM|269|Comoros|کومور
175|YT|262|Mayotte|مایوت
178|CG|242|Congo - Brazzaville|کنگو - برازویل
180|CD|243|Congo - Kinshasa|کنگو - کینشاسا
184|CK|682|Cook Islands|جزایر کوک
188|CR|506|Costa Rica|کاستاریکا
191|HR|385|Croatia|کرواسی
192|CU|53|Cuba|کوبا
196|CY|357|Cyprus|قبرس
203|CZ|420|Czechia|چک
204|BJ|229|Benin|بنین
208|DK|45|Denmark|دانمارک
212|DM|1|Dominica|دومینیکا
214|DO|1|Dominican Republic|جمهوری دومینیکن
218|EC|593|Ecuador|اکوادور
222|SV|503|El Salvador|السالوادور
226|GQ|240|Equatorial Guinea|گینهٔ استوایی
231|ET|251|Ethiopia|اتیوپی
232|ER|291|Eritrea|اریتره
233|EE|372|Estonia|استونی
234|FO|298|Faroe Islands|جزایر فارو
238|FK|500|Falkland Islands|جزایر فالکلند
242|FJ|679|Fiji|فیجی
246|FI|358|Finland|فنلاند
248|AX|358|Åland Islands|جزایر آلاند
250|FR|33|France|فرانسه
254|GF|594|French Guiana|گویان فرانسه
258|PF|689|French Polynesia|پلی‌نزی فرانسه
262|DJ|253|Djibouti|جیبوتی
266|GA|241|Gabon|گابن
268|GE|995|Georgia|گرجستان
270|GM|220|Gambia|گامبیا
275|PS|970|Palestine|فلسطین
276|DE|49|Germany|آلمان
288|GH|233|Ghana|غنا
292|GI|350|Gibraltar|جبل‌الطارق
296|KI|686|Kiribati|کیریباتی
300|GR|30|Greece|یونان
304|GL|299|Greenland|گرینلند
308|GD|1|Grenada|گرنادا
312|GP|590|Guadeloupe|گوادلوپ
320|GT|502|Guatemala|گواتمالا
324|GN|224|Guinea|گینه
328|GY|592|Guyana|گویان
332|HT|509|Haiti|هائیتی
336|VA|379|Vatican City|واتیکان
340|HN|504|Honduras|هندوراس
344|HK|852|Hong Kong|هنگ‌کنگ
348|HU|36|Hungary|مجارستان
352|IS|354|Iceland|ایسلند
356|IN|91|India|هند
360|ID|62|Indonesia|اندونزی
364|IR|98|Iran|ایران
368|IQ|964|Iraq|عراق
372|IE|353|Ireland|ایرلند
376|IL|972|Israel|اسرائیل
380|IT|39|Italy|ایتالیا
384|CI|225|Côte d’Ivoire|ساحل عاج
388|JM|1|Jamaica|جامائیکا
392|JP|81|Japan|ژاپن
398|KZ|7|Kazakhstan|قزاقستان
400|JO|962|Jordan|اردن
404|KE|254|Kenya|کنیا
408|KP|850|North Korea|کرهٔ شمالی
410|KR|82|South Korea|کرهٔ جنوبی
414|KW|965|Kuwait|کویت
417|KG|996|Kyrgyzstan|قرقیزستان
418|LA|856|Laos|لائوس
422|LB|961|Lebanon|لبنان
426|LS|266|Lesotho|لسوتو
428|LV|371|Latvia|لتونی
430|LR|231|Liberia|لیبریا
434|LY|218|Libya|لیبی
438|LI|423|Liechtenstein|لیختن‌اشتاین
440|LT|370|Lithuania|لیتوانی
442|LU|352|Luxembourg|لوکزامبورگ
446|MO|853|Macao|ماکائو
450|MG|261|Madagascar|ماداگاسکار
454|MW|265|Malawi|مالاوی
458|MY|60|Malaysia|مالزی
462|MV|960|Maldives|مالدیو
466|ML|223|Mali|مالی
470|MT|356|Malta|مالت
474|MQ|596|Martinique|مارتینیک
478|MR|222|Mauritania|موریتانی
480|MU|230|Mauritius|موریس
484|MX|52|Mexico|مکزیک
492|MC|377|Monaco|موناکو
496|MN|976|Mongolia|مغولستان
498|MD|373|Moldova|مولداوی
499|ME|382|Montenegro|مونته‌نگرو
500|MS|1|Montserrat|مونت‌سرات
504|MA|212|Morocco|مراکش
508|MZ|258|Mozambique|موزامبیک
512|OM|968|Oman|عمان
516|NA|264|Namibia|نامیبیا
520|NR|674|Nauru|نائورو
524|NP|977|Nepal|نپال
528|NL|31|Netherlands|هلند
531|CW|599|Curaçao|کوراسائو
533|AW|297|Aruba|آروبا
534|SX|1721|Sint Maarten|سنت مارتن
535|BQ|599|Caribbean Netherlands|جزایر کارائیب هلند
540|NC|687|New Caledonia|کالدونیای جدید
548|VU|678|Vanuatu|وانواتو
554|NZ|64|New Zealand|نیوزیلند
558|NI|505|Nicaragua|نیکاراگوئه
562|NE|227|Niger|نیجر
566|NG|234|Nigeria|نیجریه
570|NU|683|Niue|نیوئه
574|NF|672|Norfolk Island|جزیرهٔ نورفولک
578|NO|47|Norway|نروژ
583|FM|691|Micronesia|میکرونزی
584|MH|692|Marshall Islands|جزایر مارشال
585|PW|680|Palau|پالائو
586|PK|92|Pakistan|پاکستان
591|PA|507|Panama|پاناما
598|PG|675|Papua New Guinea|پاپوا گینهٔ نو
600|PY|595|Paraguay|پاراگوئه
604|PE|51|Peru|پرو
608|PH|63|Philippines|فیلیپین
612|PN|870|Pitcairn Islands|جزایر پیت‌کرن
616|PL|48|Poland|لهستان
620|PT|351|Portugal|پرتغال
624|GW|245|Guinea-Bissau|گینهٔ بیسائو
626|TL|670|Timor-Leste|تیمور-لسته
634|QA|974|Qatar|قطر
638|RE|262|Réunion|رئونیون
642|RO|40|Romania|رومانی
643|RU|7|Russia|روسیه
646|RW|250|Rwanda|رواندا
652|BL|590|St. Barthélemy|سن بارتلمی
654|SH|290|St. Helena|سنت هلن
659|KN|1|St. Kitts & Nevis|سنت کیتس و نویس
660|AI|1|Anguilla|آنگویلا
662|LC|1|St. Lucia|سنت لوسیا
663|MF|590|St. Martin|سنت مارتین
666|PM|508|St. Pierre & Miquelon|سن پیر و میکلن
670|VC|1|St. Vincent & Grenadines|سنت وینسنت و گرنادین
674|SM|378|San Marino|سان‌مارینو
678|ST|239|São Tomé & Príncipe|سائوتومه و پرینسیپ
682|SA|966|Saudi Arabia|عربستان سعودی
686|SN|221|Senegal|سنگال
688|RS|381|Serbia|صربستان
690|SC|248|Seychelles|سیشل
694|SL|232|Sierra Leone|سیرالئون
702|SG|65|Singapore|سنگاپور
703|SK|421|Slovakia|اسلواکی
704|VN|84|Vietnam|ویتنام
705|SI|386|Slovenia|اسلوونی
706|SO|252|Somalia|سومالی
710|ZA|27|South Africa|آفریقای جنوبی
716|ZW|263|Zimbabwe|زیمبابوه
724|ES|34|Spain|اسپانیا
728|SS|211|South Sudan|سودان جنوبی
729|SD|249|Sudan|سودان
732|EH|212|Western Sahara|صحرای غربی
740|SR|597|Suriname|سورینام
744|SJ|47|Svalbard & Jan Mayen|سوالبارد و یان ماین
748|SZ|268|Eswatini|اسواتینی
752|SE|46|Sweden|سوئد
756|CH|41|Switzerland|سوئیس
760|SY|963|Syria|سوریه
762|TJ|992|Tajikistan|تاجیکستان
764|TH|66|Thailand|تایلند
768|TG|228|Togo|توگو
772|TK|690|Tokelau|توکلائو
776|TO|676|Tonga|تونگا
780|TT|1|Trinidad & Tobago|ترینیداد و توباگو
784|AE|971|United Arab Emirates|امارات متحدهٔ عربی
788|TN|216|Tunisia|تونس
792|TR|90|Türkiye|ترکیه
795|TM|993|Turkmenistan|ترکمنستان
796|TC|1|Turks & Caicos Islands|جزایر تورکس و کایکوس
798|TV|688|Tuvalu|تووالو
800|UG|256|Uganda|اوگاندا
804|UA|380|Ukraine|اوکراین
807|MK|389|North Macedonia|مقدونیهٔ شمالی
818|EG|20|Egypt|مصر
826|GB|44|United Kingdom|بریتانیا
831|GG|44|Guernsey|گرنزی
832|JE|44|Jersey|جرزی
833|IM|44|Isle of Man|جزیرهٔ من
834|TZ|255|Tanzania|تانزانیا
840|US|1|United States|ایالات متحده
854|BF|226|Burkina Faso|بورکینافاسو
858|UY|598|Uruguay|اروگوئه
860|UZ|998|Uzbekistan|ازبکستان
862|VE|58|Venezuela|ونزوئلا
876|WF|681|Wallis & Futuna|والیس و فوتونا
882|WS|685|Samoa|ساموآ
887|YE|967|Yemen|یمن
894|ZM|260|Zambia|زامبیا
926|XK|383|Kosovo|کوزوو`;
