import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { progressCap, sendFile, shownProgress } from "./send-form.enhanced";

/** The part of XMLHttpRequest that is used, answered by the test. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  responseText = "";
  onload?: () => void;
  onerror?: () => void;
  sent?: FormData;
  opened: string[] = [];
  constructor() {
    FakeRequest.last = this;
  }
  open = (...words: string[]) => this.opened.push(...words);
  setRequestHeader = () => {};
  send = (form: FormData) => {
    this.sent = form;
  };
  answer(text: string) {
    this.responseText = text;
    this.onload?.();
  }
}

beforeEach(() => void vi.stubGlobal("XMLHttpRequest", FakeRequest));
afterEach(() => void vi.unstubAllGlobals());

const file = new File(["x"], "sofa.png", { type: "image/png" });

describe("a file on its way", () => {
  it("R-FILE-03[field] R-AVATAR-01[multipart] is posted as the one part named file", async () => {
    const sending = sendFile("/upload", file);
    const request = FakeRequest.last;
    expect(request.opened).toEqual(["POST", "/upload"]);
    expect([...(request.sent?.keys() ?? [])]).toEqual(["file"]);
    request.answer('{"file":{"url":"/a"}}');
    expect(await sending).toEqual({ file: { url: "/a" } });
  });

  it("R-AVATAR-02[capped] R-CONST-33[value] shows 98 % at most until the answer is there", () => {
    const shown: number[] = [];
    void sendFile("/upload", file, (percent) => shown.push(percent));
    for (const loaded of [0, 50, 98, 99, 100]) {
      FakeRequest.last.upload.onprogress?.({ loaded, total: 100 });
    }
    expect(shown).toEqual([0, 50, 98, 98, 98]);
    expect(progressCap).toBe(98);
    expect(shownProgress(0, 0)).toBe(0);
  });

  it.each(["", "<html>", "{}", '{"file":{}}', "null"])("answers null for %j", async (text) => {
    const sending = sendFile("/upload", file);
    FakeRequest.last.answer(text);
    expect(await sending).toBeNull();
  });

  it("answers nothing where the shop can't be reached", async () => {
    const sending = sendFile("/upload", file);
    FakeRequest.last.onerror?.();
    expect(await sending).toBeUndefined();
  });
});
