import { group, heading, label, line, paragraph, seo, words } from "./pieces.ts";

const notSetUp = group("What both auth pages show when the site was built without a backend.", {
  title: heading("Heading when the site was built without a backend", "Sign-in isn't set up"),
  text: line("What to do instead", "This copy of the site has no staff accounts. Ring our support team.", 320),
});

/** content/pages/auth-callback.json */
export const authCallbackPageSchema = group("The page on which a sign-in link lands.", {
  seo,
  title: heading("The page's heading while it works", "Signing you in"),
  lead: line(
    "What to know of sign-in links, beside what is under way and beside what went wrong",
    "A link works once and for a short time.",
    320,
  ),
  working: label("Finalizing sign-in..."),
  noScript: line("What people without JavaScript read", "Signing in needs JavaScript."),
  failure: group("What is shown when the sign-in failed, around the service's message and the form for a new link.", {
    title: heading("Heading when the sign-in failed", "Authentication Error"),
    home: label("Return to Home"),
  }),
  press: group("What is shown to those whose mail has a link that works once a button is pressed.", {
    text: line("What the button does, and why it has to be pressed", "Press the button to go on.", 320),
    button: label("Continue"),
  }),
  notSetUp,
}).meta({ title: "Staff: sign-in link" });

const passwordForm = group("The words of the password form.", {
  account: label("New password for"),
  newPassword: label("New Password"),
  confirmPassword: label("Confirm Password"),
  hint: line("Below the first field", "Must be at least 6 characters"),
  show: label("Show passwords"),
  hide: label("Hide passwords"),
  submit: label("Set Password"),
  busy: label("Updating Password..."),
  unclear: line(
    "When the connection dropped before the answer came",
    "Your password may have been changed all the same. Try it out before you set it again.",
    320,
  ),
});

const newLink = group("The words of the form that sends a new link.", {
  title: heading("Heading of the form that sends a new link", "Send a new link"),
  text: line("What the form does", "We email a link to the address of your account."),
  email: label("Email address"),
  submit: label("Send the link"),
  busy: label("Sending…"),
  sent: group("The answer. It must not say whether the address belongs to an account.", {
    title: heading("Heading of the answer, which is the same for any address", "Check your email"),
    text: paragraph("What happens now, how long a link works and where, and how often one is sent"),
  }),
  missing: line("When the field holds no address", "Enter your email address, such as name@example.com"),
  tooMany: line("When too many links were asked for", "Too many links were asked for. Try again in an hour.", 320),
  failed: line("When the service could not be reached", "We couldn't ask for the link. Try again in a minute.", 320),
});

const secondFactor = group(
  "The words of the form for the code of an authenticator app, which those who have one see first.",
  {
    title: heading("Heading of the form for the code", "Enter your code"),
    code: label("Six-digit code"),
    hint: line("Below the label: where the code is found", "Your authenticator app shows it."),
    submit: label("Continue"),
    busy: label("Checking…"),
    missing: line("When the field does not hold six digits", "Enter the six digits that your app shows"),
    wrong: line(
      "When the code is mistyped or too old",
      "That code didn't work. Enter the one that your app shows now.",
      320,
    ),
    lost: line("Whom to ask without an app", "No app at hand? Ring [[support-phone]].", 320),
  },
);

const messages = group(
  "What went wrong, where the account service has no message of its own. The specification gives these words.",
  {
    callback: line("When a sign-in link failed", "Authentication error"),
    noSession: line("Without a link that works", "No active session. Please request a new password reset link."),
    shortPassword: line(
      "When the new password is shorter than six characters",
      "Password must be at least 6 characters long",
    ),
    mismatch: line("When the two passwords differ", "Passwords do not match"),
    update: line("When the password could not be set", "Failed to update password"),
  },
);

const help = group("What both auth pages say below the service's message, wherever it ends a way.", {
  newLink: line("When a link no longer works", "A new link helps: send one from here.", 320),
  rightBrowser: line(
    "When a link was opened in another browser than it was asked for, which has used it up",
    "The link is used up now. Send a new one from here, and open it in this browser.",
    320,
  ),
  ownLink: line(
    "When a link of another kind was followed, such as an invitation",
    "To choose your password, send yourself a link from here.",
    320,
  ),
  ring: line("When only a person can help", "Please ring [[support-phone]].", 320),
});

export const authResetPasswordPageSchema = group("The page on which staff set a new password.", {
  seo,
  title: heading("The page's heading", "Set Your Password"),
  lead: line("What the page is for", "Choose a password that you use nowhere else."),
  noSessionTitle: heading("The page's heading without a link that works", "This page needs a link"),
  verifying: label("Verifying session..."),
  noScript: line("What people without JavaScript read", "Setting a password needs JavaScript."),
  secondFactor,
  form: passwordForm,
  success: group("What is shown for two seconds once the password is set.", {
    title: heading("Heading once the password is set", "Password Updated!"),
    text: line("What happens next", "Redirecting you to the homepage..."),
  }),
  home: label("Return to Home"),
  messages,
  help,
  otherLink: group(
    "What those are told who followed a link of another kind, such as an invitation's, or half a link.",
    {
      message: line(
        "What is wrong with the link: in the corner of the page that it led to, or above the form for a new password",
        "This link doesn't set a password.",
      ),
      ask: words("The link in that corner, to this page", "Ask for one that does"),
    },
  ),
  newLink,
  unreachable: group("What both auth pages show when the service doesn't answer in time.", {
    title: heading("Heading when the service doesn't answer", "We couldn't check your link"),
    text: line("What to do", "The sign-in service isn't answering. We keep trying.", 320),
    retry: label("Try again"),
    busy: label("Trying again…"),
  }),
  notSetUp,
}).meta({ title: "Staff: new password" });
