/// <reference lib="webworker" />
/** What pages say to the worker. */
import { MessageHandler } from "@remix-pwa/sw/message";
import type { CachedFiles } from "./cached-files";
import { workerMessages } from "./message-names";
import { wantedOf } from "./wanted";

declare const self: ServiceWorkerGlobalScope;

/** The reader wants the new version now (R-PWA-05). */
export class ActivateHandler extends MessageHandler {
  constructor() {
    super(workerMessages.activate);
    this.bind(() => self.skipWaiting());
  }
}

/** The reader came to a page: it is kept, so that it opens later without a network. */
export class VisitHandler extends MessageHandler {
  constructor(private readonly keepPage: (url: URL) => Promise<void>) {
    super(workerMessages.visit);
    this.bind((event) => this.visit(event));
  }

  private async visit({ data }: ExtendableMessageEvent): Promise<void> {
    const { pathname, search } = data.payload.location;
    await this.keepPage(new URL(pathname + search, self.location.origin));
  }
}

/** Files that the first page loaded before the worker was there; they come from the browser's own cache. */
export class FilesHandler extends MessageHandler {
  constructor(
    private readonly files: CachedFiles,
    private readonly pictures: CachedFiles,
  ) {
    super(workerMessages.files);
    this.bind((event) => this.keep(event));
  }

  private async keep({ data }: ExtendableMessageEvent): Promise<void> {
    for (const address of data.payload.addresses) {
      const request = new Request(address);
      const wanted = wantedOf(request, self.location.origin);
      const kept = { file: this.files, picture: this.pictures };
      if (wanted === "file" || wanted === "picture") await kept[wanted].handleRequest(request);
    }
  }
}

/** The session has changed: pages that were made for the reader before it go (R-AUTH-16). */
export class ForgetHandler extends MessageHandler {
  constructor(forget: () => Promise<void>) {
    super(workerMessages.forget);
    this.bind(forget);
  }
}
