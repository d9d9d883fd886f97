import { AskTarget } from "./ask-target";
import { ChooseMethod } from "./choose-method";
import { EnterCode } from "./enter-code";
import { FollowLink } from "./follow-link";
import { LinkSent } from "./link-sent";
import type { LoginFormProps, LoginStep } from "./load-login.server";

interface LoginQuestionProps extends LoginFormProps {
  step: LoginStep;
}

/** The step's own form. */
export function LoginQuestion({ step, ...form }: LoginQuestionProps) {
  switch (step.name) {
    case "target":
      return <AskTarget {...form} />;
    case "method":
      return <ChooseMethod step={step} {...form} />;
    case "code":
    case "reset":
      return <EnterCode step={step} {...form} />;
    case "link-sent":
      return <LinkSent step={step} />;
    case "link":
      return <FollowLink masked={step.masked} {...form} />;
  }
}
