### Clubavonden.


## Weigeringen

night-is-over = Deze clubavond is afgelopen.
night-round-runs = Er wordt een ronde gespeeld. Wacht tot alle tafels klaar zijn.
night-host-only = Dat kan alleen de host van de clubavond.
night-players-only = Dat kan alleen wie meedoet.
night-full = Deze clubavond is vol: er doen { $most } mensen mee.
night-too-few = Er moeten minstens { $fewest } mensen meedoen.
night-no-such-round = De volgende ronde is ronde { $next }.
night-no-such-person = Niemand met dit nummer doet mee.
night-host-here = De host is nog niet lang genoeg weg.
night-rounds = Deze clubavond kan { $fewest } tot { $most } rondes hebben.
night-size = Tafels hebben { $fewest } tot { $most } plaatsen.
bad-title = Een titel is één regel van hoogstens { $most } tekens.
