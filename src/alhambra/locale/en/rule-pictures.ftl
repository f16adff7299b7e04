### Captions for the pictures in the rules.

picture-verdict = { $allowed ->
    [yes] Allowed
   *[no] Not allowed
}

## Palace

picture-take-one = Any one card, whatever its value.
picture-take-several = Several cards that total { $sum }.
picture-take-too-much = Several cards may total at most 5. These total { $sum }.
picture-pay-more = { $sum } for a price of { $price }: no change is given, and the player’s actions end.
picture-pay-too-little = { $sum } is less than the price of { $price }.
picture-pay-wrong-currency = Every card must be in the currency of the slot.
picture-pay-exactly = { $sum } for a price of { $price }: paid exactly, so the player may take another action.
picture-not-turned = It would fit if turned, but tiles are never turned.
picture-walls-meet = Wall meets wall, and open side meets open side.
picture-wall-meets-open = A wall would meet an open side.
picture-open-way = You can walk in from the fountain through open sides.
picture-no-way = The walls match, but nobody could walk in.
picture-side-by-side = The tile shares a full side with the Alhambra.
picture-corner-only = The tile touches only at a corner.
picture-bay = The empty space is still open to the outside.
picture-hole = The empty space would be enclosed.
picture-hole-with-corner = A gap at a corner is not a way out.
picture-redesign-build = Build a tile from the reserve.
picture-redesign-remove = Move a tile to the reserve.
picture-redesign-swap = Swap a tile for one from the reserve, in the same place.
picture-redesign-cuts-off = The last tile could no longer be reached from the fountain.
picture-redesign-opens-hole = It would leave a hole.
picture-majority = Scoring { $scoring }: points for each place.
picture-shared = Scoring { $scoring }: tied players share the points, rounded down.
picture-none-of-it = No tile, no points, even if a place is left over.
picture-longest-wall = The longest stretch has { $wall } sides: { $wall } points. The shorter one scores nothing.
picture-inner-wall = A wall between two tiles does not count. The rope marks { $wall } points.
picture-wall-all-round = Wall all the way round: all { $wall } sides count.

## The Treasure Chamber

picture-room-paid = { $sum } for a room, in any currencies: the price is { $price } or more.
picture-room-underpaid = { $sum } is less than the price of { $price }.
picture-chest-placed = A chest goes on a building of its own colour.
picture-chest-other-colour = The building is a different colour.
picture-chest-second = This building already has a chest.
picture-chests = Scoring { $scoring }: chests count like a seventh type.
picture-builder-taken = The builder counts as 3: the cards total { $sum }.
picture-builder-too-much = With the builder’s 3, these total { $sum }: several cards may total at most 5.
picture-builder-pays = The builder pays 3 in its currency: { $sum } for a price of { $price }.
picture-builder-of-another-currency = This builder is money of another currency.
picture-open-sides = After { $scoring }: { $open } open sides face the attack and cost { $points } points.
picture-attack-after-c = After { $scoring }: { $open } open sides face the attack and cost 3 each, { $beside } face the neighbouring directions and cost 1 each: { $points } points.
picture-bazaar-paid = The building in the slot of its currency costs { $price }, so the bazaar does too: { $sum } is exact.
picture-bazaar-overpaid = { $sum } for a price of { $price }: a bazaar must be paid for exactly.
picture-bazaar = { $counted } buildings of its types surround it: { $points } points.
picture-two-bazaars = A building can count for both: { $points } points in all.

## Games with dice

picture-all-fields = The fields in order, from best (1) to worst (24).
picture-marker-placed = { $number } of a type after { $rolls } rolls: line { $number }, field { $rolls }.
picture-field-taken = The field is taken, so the marker goes to the next free one.
picture-no-field-left = There is no field left: the marker is out of play this round.
picture-two-rewards = Player { $best } is best and chooses a reward. Player { $second } gets the other.
picture-on-top = Player { $player } moves up to field { $field } and is placed on top.
picture-track-ends = Two points from { $from }: the stone stops on { $field }, and the second point is lost.
picture-displaced = The markers move back one field each, keeping their order.
picture-black-die = The black die is set to the type too: { $number } matching symbols after { $rolls } rolls.
picture-nine = Nine matching symbols count as eight in one roll.
picture-lower-is-better = Scoring { $scoring }: on the same field, the lower stone ranks higher.
picture-dirks-markers = The die shows the { $kind ->
    [pavilion] pavilions
    [seraglio] seraglios
    [arcades] arcades
    [chambers] chambers
    [garden] gardens
   *[tower] towers
}: Dirk’s first marker goes there, on line 2. The others follow to the right, each one line higher.
picture-takers = { $tiles } tiles: player { $first } takes one, then player { $second } does. The third marker gets nothing.

## Roll & Write

picture-crossings = The dice meet at four buildings; { $free } of them can still be crossed off.
picture-coins-taken = { $coins } of the four buildings are crossed off: taking coins earns { $coins }.
picture-second-building = One building has just been crossed off. For { $coins } coins, the one where the other two dice meet can be crossed off as well.
picture-turned = Each step costs a coin: { $coins } in all.
picture-turned-far = You cannot step from 1 to 6 directly: this costs { $coins }.
picture-completed = The first to cross off all { $boxes }: the best place.
picture-completed-together = Two more players complete it later, both in the same round: they share second and third place.
picture-most-of-type = At the end, the places go to those with the most. Ties share the points, rounded down.
picture-lines = Lines with 4, 5 and 6 crosses: { $points } points.
picture-coins-left = { $coins } coins left: { $points } points.
