import { AskTarget } from "./ask-target";
import { ChooseWay } from "./choose-way";
import { EnterCode } from "./enter-code";
import { FollowLink } from "./follow-link";
import { LinkSent } from "./link-sent";
import type { LoginStep } from "./load-login.server";
import type { RefusedLogin } from "./refused-login";

interface LoginQuestionProps {
  step: LoginStep;
  refused?: RefusedLogin;
}

/** The step's own form. */
export function LoginQuestion({ step, refused }: LoginQuestionProps) {
  switch (step.name) {
    case "target":
      return <AskTarget refused={refused} />;
    case "way":
      return <ChooseWay target={step.target} refused={refused} />;
    case "code":
    case "reset":
      return <EnterCode step={step} refused={refused} />;
    case "link-sent":
      return <LinkSent step={step} />;
    case "link":
      return <FollowLink masked={step.masked} />;
  }
}
