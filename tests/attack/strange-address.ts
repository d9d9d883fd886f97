import fc from "fast-check";
import { oneOf, wordInLine } from "./strange-words";

/** The shop's own addresses; each star is filled with a strange word. */
const pages = `
  / /fa /en /fa/home/products /fa/home/products/* /fa/home/products/*/* /fa/home/cards/*
  /fa/home/products/show/* /fa/home/products/show/*/* /fa/home/payment/*/* /fa/home/invoice/*/*
  /fa/home/pages/* /fa/blogs/* /fa/home/singleBlog/*/* /fa/carts /fa/checkout/* /fa/login /fa/login/*
  /fa/suggest /who /language /lite /logout /upload /upload/crop /user /user/* /user/orders/*
  /user/orders/*/invoice /dev/outbox /offline/* /texts/* /manifest/* /sitemap.xml /robots.txt /assets/*
  /sandbox-pay/pg/StartPay/* /sandbox-pay/c/pay/* /fa/__lab/* /* /*/* /*/*/* /api/* /api/*/* /api/*/*/*`;

const parameter =
  oneOf(`q search page per_page sort min max brand[] attr.color[] in_stock w lang back p
  Authority Status _data _routes index __proto__ ratio links`);

const query = fc
  .array(fc.tuple(parameter, wordInLine), { maxLength: 3 })
  .map((pairs) => pairs.map((pair) => pair.join("=")).join("&"));

/**
 * An address as it stands in a request's first line.
 *
 * @param calls paths of /api, with a star for each of their parameters
 */
export function strangeAddress(calls: readonly string[]): fc.Arbitrary<string> {
  const pattern = fc.oneof(oneOf(pages), fc.constantFrom(...calls));
  const words = fc.array(wordInLine, { minLength: 4, maxLength: 4 });
  return fc
    .tuple(pattern, words, query, fc.constantFrom("", "", "", "", "", ".data", "/"))
    .map(([path, fillings, asked, end]) => {
      const left = fillings.values();
      const filled = path.replace(/\*/g, () => left.next().value ?? "");
      return `${filled}${end}${asked && `?${asked}`}`;
    });
}
