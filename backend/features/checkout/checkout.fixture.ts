/** A shopper on the way to an order, by calls. */
import type { TestBackend } from "../../../tests/support/backend";
import { logIn, provenPhone } from "../../../tests/support/log-in";
import type { AddressInput } from "../../contract/address";
import type { Checkout } from "../../contract/checkout";
import { ApiShopper } from "../cart/cart.fixture";

export class Buyer extends ApiShopper {
  private constructor(
    backend: TestBackend,
    readonly userId: string,
    token: string,
    lang: string,
  ) {
    super(backend, token, lang);
  }

  static async come(backend: TestBackend, lang = "fa"): Promise<Buyer> {
    const { userId, token } = await logIn(backend, provenPhone(backend));
    return new Buyer(backend, userId, token, lang);
  }

  /** Adds an address and answers its id. */
  async addAddress(input: AddressInput): Promise<string> {
    return (await this.call("user/addresses", "POST", input)).body.id;
  }

  async checkout(): Promise<Checkout> {
    return (await this.call("user/checkout")).body;
  }

  choose(choice: object) {
    return this.call("user/checkout", "POST", choice);
  }
}
