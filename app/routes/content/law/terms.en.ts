import type { Terms } from "./terms";

/** A shop's own lawyer has the last word; who sells is the owner's to settle (`npm run shop -- set`). */
export const terms: Terms = {
  intro:
    "These are the terms on which this shop sells, and what it does with your data. They are written to be read. Where the law gives you more, the law holds.",
  sections: [
    {
      id: "seller",
      title: "Who sells to you",
      paragraphs: ["Every contract on this site is made with this seller and nobody else."],
    },
    {
      id: "scope",
      title: "What these terms cover",
      paragraphs: [
        "They hold for every order placed on this site, by visitors and by account holders, in the version that stood here on the day of the order. Terms of the buyer's own hold only where we agreed to them in writing.",
        "You can use the shop without an account up to the till. Ordering needs an account, so that you can find your orders again.",
      ],
    },
    {
      id: "prices",
      title: "Prices and tax",
      paragraphs: [
        "Prices are shown in the currency of the page's language: tomans on the Persian pages, US dollars on the English ones. They include tax; the tax in a total is shown by rate before you pay. Delivery is shown separately, also before you pay.",
        "A struck price is the one that held before. The price that counts is the one on the last page before you pay; if it changed since you put a thing into the cart, we say so there.",
        "An obvious mistake in a price, such as a missing digit, binds neither side. We then cancel, say why, and give everything back.",
      ],
    },
    {
      id: "order",
      title: "Your order and the moment of the contract",
      paragraphs: [
        "What the shop shows is an invitation to order. By pressing the button that names the payment you make a binding offer. From then on the goods are kept for you for the time that the payment page names.",
        "The contract is made when the shop has confirmed your payment, or, where you pay on delivery, when it has confirmed the order. The confirmation stands in your account, where you can also read and print the contract later.",
        "You can correct or leave an order at any time before that button, and cancel it free of charge until we begin to pack it.",
      ],
    },
    {
      id: "payment",
      title: "Payment",
      paragraphs: [
        "You pay by one of the ways shown at the till. Card data are entered at the bank or the payment service and never reach us.",
        "If money left your account and the order does not show as paid, you need do nothing: we ask the bank again by ourselves. If the payment can't be matched with an order, the bank returns it, as a rule within 72 hours.",
      ],
    },
    {
      id: "delivery",
      title: "Delivery",
      paragraphs: [
        "We deliver to the addresses that the till accepts, in the time that it names. Times are counted in working days at the place of delivery.",
        "The risk passes to you when you, or a person you named, hold the parcel. Please tell the carrier and us of visible damage at once; you lose no right if you don't.",
        "If something can't be delivered we say so without delay and give back what you paid for it.",
      ],
    },
    {
      id: "returns",
      title: "Returns",
      paragraphs: [
        "Without giving a reason you can return what you bought within the number of days that the product page names, and at least within seven days after you received it. A message is enough: in your account under Support, or by the ways named at the top.",
        "Send the thing back complete and no more used than trying it needs. We return the price and the cheapest delivery within 14 days after we got it, by the way you paid. You pay for sending it back, unless it was wrong or faulty.",
        "Not returnable are: sealed goods for health or hygiene once unsealed, fresh food, things made to your measure, and digital goods once you began to download them with your consent.",
      ],
    },
    {
      id: "warranty",
      title: "Faults and warranty",
      paragraphs: [
        "For things that are faulty or not as described you have the rights that the law gives: repair or replacement, and where that fails, a lower price or your money back.",
        "A maker's guarantee named on a product page comes on top and never takes any of these rights away.",
      ],
    },
    {
      id: "data",
      title: "Your data",
      paragraphs: [
        "We keep what an order needs: name, address, phone or e-mail, what was bought and how it was paid. We keep it as long as tax and trade law ask for, then delete it. The ground for this is the contract with you, and the law.",
        "We pass on only what somebody needs for their part: the address to the carrier, the amount to the bank. We sell no data, and there are no advertisers or measuring services of others on these pages.",
        "You can see, correct, take with you and have deleted what we hold about you; write to the address at the top. You can also complain to the data protection authority of your country.",
      ],
    },
    {
      id: "cookies",
      title: "Cookies",
      paragraphs: [
        "We set only cookies that the shop needs: your login, your cart, your wish list, your language, the lite version if you chose it, and the message that tells you what became of a form. None follows you to other sites, and so there is no banner to ask you.",
        "With JavaScript, your browser also keeps copies of pages that you visited, so that they open without a connection. Clearing the site's data in your browser removes all of it.",
      ],
    },
    {
      id: "complaints",
      title: "Complaints",
      paragraphs: [
        "If something went wrong, please write to us first: under Support in your account, or by e-mail. We answer within two working days.",
        "If we find no agreement, you may turn to the body for consumer complaints of your country, or to the courts.",
      ],
    },
    {
      id: "governing-law",
      title: "Governing law",
      paragraphs: [
        "The law of the seller's country holds. Consumers keep the protection that the law of the country they live in gives them, and may go to the courts there.",
        "If one of these terms turns out not to hold, the others stay as they are.",
      ],
    },
  ],
};
