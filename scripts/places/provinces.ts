/** A province of Iran: its number in ISO 3166-2, in the list of cities, and in GeoNames. */
export interface Province {
  iso: number;
  listed: number;
  admin1: string;
  en: string;
  fa: string;
}

const rows = `
3 1 33 East Azerbaijan|آذربایجان شرقی
4 2 01 West Azerbaijan|آذربایجان غربی
24 3 32 Ardabil|اردبیل
10 4 28 Isfahan|اصفهان
30 5 44 Alborz|البرز
16 6 10 Ilam|ایلام
18 7 22 Bushehr|بوشهر
23 8 26 Tehran|تهران
14 9 03 Chaharmahal and Bakhtiari|چهارمحال و بختیاری
29 10 41 South Khorasan|خراسان جنوبی
9 11 42 Razavi Khorasan|خراسان رضوی
28 12 43 North Khorasan|خراسان شمالی
6 13 15 Khuzestan|خوزستان
19 14 36 Zanjan|زنجان
20 15 25 Semnan|سمنان
11 16 04 Sistan and Baluchestan|سیستان و بلوچستان
7 17 07 Fars|فارس
26 18 38 Qazvin|قزوین
25 19 39 Qom|قم
12 20 16 Kurdistan|کردستان
8 21 29 Kerman|کرمان
5 22 13 Kermanshah|کرمانشاه
17 23 05 Kohgiluyeh and Boyer-Ahmad|کهگیلویه و بویراحمد
27 24 37 Golestan|گلستان
1 25 08 Gilan|گیلان
15 26 23 Lorestan|لرستان
2 27 35 Mazandaran|مازندران
0 28 34 Markazi|مرکزی
22 29 11 Hormozgan|هرمزگان
13 30 09 Hamadan|همدان
21 31 40 Yazd|یزد`;

export const provinces: Province[] = rows
  .trim()
  .split("\n")
  .map((row) => {
    const [iso, listed, admin1 = "", ...words] = row.split(" ");
    const [en = "", fa = ""] = words.join(" ").split("|");
    return { iso: Number(iso), listed: Number(listed), admin1, en, fa };
  });
