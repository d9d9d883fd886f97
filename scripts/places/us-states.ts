/** A state, the district or a territory of the USA: its number in FIPS and its postal code. */
export interface UsState {
  fips: number;
  code: string;
  en: string;
  fa: string;
}

const rows = `
1 AL Alabama|آلاباما
2 AK Alaska|آلاسکا
4 AZ Arizona|آریزونا
5 AR Arkansas|آرکانزاس
6 CA California|کالیفرنیا
8 CO Colorado|کلرادو
9 CT Connecticut|کنتیکت
10 DE Delaware|دلاور
11 DC District of Columbia|ناحیهٔ کلمبیا
12 FL Florida|فلوریدا
13 GA Georgia|جورجیا
15 HI Hawaii|هاوایی
16 ID Idaho|آیداهو
17 IL Illinois|ایلینوی
18 IN Indiana|ایندیانا
19 IA Iowa|آیووا
20 KS Kansas|کانزاس
21 KY Kentucky|کنتاکی
22 LA Louisiana|لوئیزیانا
23 ME Maine|مین
24 MD Maryland|مریلند
25 MA Massachusetts|ماساچوست
26 MI Michigan|میشیگان
27 MN Minnesota|مینه‌سوتا
28 MS Mississippi|می‌سی‌سی‌پی
29 MO Missouri|میزوری
30 MT Montana|مونتانا
31 NE Nebraska|نبراسکا
32 NV Nevada|نوادا
33 NH New Hampshire|نیوهمپشایر
34 NJ New Jersey|نیوجرسی
35 NM New Mexico|نیومکزیکو
36 NY New York|نیویورک
37 NC North Carolina|کارولینای شمالی
38 ND North Dakota|داکوتای شمالی
39 OH Ohio|اوهایو
40 OK Oklahoma|اوکلاهما
41 OR Oregon|اورگن
42 PA Pennsylvania|پنسیلوانیا
44 RI Rhode Island|رود آیلند
45 SC South Carolina|کارولینای جنوبی
46 SD South Dakota|داکوتای جنوبی
47 TN Tennessee|تنسی
48 TX Texas|تگزاس
49 UT Utah|یوتا
50 VT Vermont|ورمانت
51 VA Virginia|ویرجینیا
53 WA Washington|واشینگتن
54 WV West Virginia|ویرجینیای غربی
55 WI Wisconsin|ویسکانسین
56 WY Wyoming|وایومینگ
60 AS American Samoa|ساموآی آمریکا
66 GU Guam|گوام
69 MP Northern Mariana Islands|جزایر ماریانای شمالی
72 PR Puerto Rico|پورتوریکو
78 VI U.S. Virgin Islands|جزایر ویرجین ایالات متحده`;

export const usStates: UsState[] = rows
  .trim()
  .split("\n")
  .map((row) => {
    const [fips, code = "", ...words] = row.split(" ");
    const [en = "", fa = ""] = words.join(" ").split("|");
    return { fips: Number(fips), code, en, fa };
  });

/** Posted to like states; in ISO 3166 they are countries of their own. */
export const territories = ["AS", "GU", "MP", "PR", "VI"];
