import { expect, it, vi } from "vitest";
import { createWorkerUpdate } from "./update";

class FakeWorker extends EventTarget {
  state = "installing";
  postMessage = vi.fn();
  install() {
    this.state = "installed";
    this.dispatchEvent(new Event("statechange"));
  }
}

class FakeContainer extends EventTarget {
  constructor(public controller: FakeWorker | null) {
    super();
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  find(worker: FakeWorker) {
    this.installing = worker;
    this.dispatchEvent(new Event("updatefound"));
  }
}

function start(
  controller: FakeWorker | null,
  waiting: FakeWorker | null = null,
  installing: FakeWorker | null = null,
) {
  const container = new FakeContainer(controller);
  const registration = new FakeRegistration();
  Object.assign(registration, { waiting, installing });
  const reload = vi.fn();
  // The fakes have the few members that are used.
  const update = createWorkerUpdate(container as never, reload);
  update.watch(registration as never);
  return { container, registration, reload, update };
}

it("a version that waits is offered at the start", () => {
  expect(start(new FakeWorker(), new FakeWorker()).update.isOffered()).toBe(true);
});

it("a version that is found later is offered once it is installed", () => {
  const { registration, update } = start(new FakeWorker());
  const listener = vi.fn();
  update.subscribe(listener);
  const fresh = new FakeWorker();
  registration.find(fresh);
  expect(update.isOffered()).toBe(false);
  fresh.install();
  expect(update.isOffered()).toBe(true);
  expect(listener).toHaveBeenCalledTimes(1);
});

it("a version that is being installed as the page starts is offered once it is", () => {
  const fresh = new FakeWorker();
  const { update } = start(new FakeWorker(), null, fresh);
  expect(update.isOffered()).toBe(false);
  fresh.install();
  expect(update.isOffered()).toBe(true);
});

it("R-PWA-04[first] the first install is not offered, and its takeover reloads nothing", () => {
  const { container, registration, reload, update } = start(null);
  const first = new FakeWorker();
  registration.find(first);
  first.install();
  expect(update.isOffered()).toBe(false);
  container.controller = first;
  container.dispatchEvent(new Event("controllerchange"));
  expect(reload).not.toHaveBeenCalled();
});

it("a worker that is taken away with all that is kept reloads nothing", () => {
  const { container, reload } = start(new FakeWorker());
  container.controller = null;
  container.dispatchEvent(new Event("controllerchange"));
  expect(reload).not.toHaveBeenCalled();
});

it("R-PWA-05[one-reload] ok activates the waiting version; its takeover reloads exactly once", () => {
  const waiting = new FakeWorker();
  const { container, reload, update } = start(new FakeWorker(), waiting);
  update.accept();
  expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith({ type: "SKIP_WAITING" });
  container.dispatchEvent(new Event("controllerchange"));
  container.dispatchEvent(new Event("controllerchange"));
  expect(reload).toHaveBeenCalledTimes(1);
});

it("R-PWA-06[dismissed] cancel dismisses for this page's life and leaves the old version running", () => {
  const waiting = new FakeWorker();
  const { registration, reload, update } = start(new FakeWorker(), waiting);
  update.dismiss();
  expect(update.isOffered()).toBe(false);
  const newer = new FakeWorker();
  registration.find(newer);
  newer.install();
  expect(update.isOffered()).toBe(false);
  expect(waiting.postMessage).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});
