### English: choosing how to be notified while the page is closed.

notify-closed = When the page is closed
notify-closed-means = In games without a clock, or with days for each turn: when it is your turn, when somebody waits for your answer, and when the game is over.
notify-push = Notifications on this device
notify-push-means = Your browser’s push service delivers them. They say which game it is and with whom, never anything about your cards.
notify-push-refused = Your browser does not allow notifications for this page. Allow them in its settings.
notify-push-failed = Your browser could not reach its push service. Try again later.
notify-push-install = On an iPhone or iPad, add this page to the home screen first, and open it from there.
notify-mail = Email
notify-mail-means = At most one email for each turn. You can unsubscribe with one click.
notify-mail-address = Your email address
notify-mail-send = Send code
notify-mail-asked = We have sent a code to { $address }.
notify-mail-code = Code from the email
notify-mail-confirm = Confirm
notify-mail-other = Use another address
notify-mail-on = Emails go to { $address }.
notify-mail-stop = Stop emails
unsubscribed-title = No more emails
unsubscribed-text = You will no longer get emails about your games. Your address has been deleted. You can turn emails on again in the settings.
unsubscribing = One moment …

## What the server refuses

bad-push-endpoint = This is not the address of a push service on the internet.
bad-push-keys = These are not the keys of a push subscription.
bad-mail-address = This is not a complete email address.
wrong-mail-code = This is not the code from the email, or it is too old. Check it, or have a new one sent.
mail-not-sent = The email could not be sent. Check the address, or try again later.
