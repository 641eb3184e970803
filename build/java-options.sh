# Sourced by the launcher of the sources and by that of a release: how Java should run a command, by the command and the machine.

# For every command. Reflection of the virtual machine's own, not by classes that it writes first: what is called once is ready sooner.
java_always="--enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow -Djdk.reflect.useNativeAccessorOnly=true"

# Sets java_options for one command, java_always among them, and learned to the name of the cache that goes with it. The arguments
# are the command's words; what the user says in ASTRAGAL_JAVA_OPTS goes before.
choose_java_options() {
  java_options=$java_always
  learned=app

  # What measures sweeps runs as they do.
  case "${1:-} ${2:-}" in "bench cores" | "bench looking") shift; set -- sweep "$@" ;; esac

  # The collector. Up to two cores, or with little memory, the serial one is the quickest and starts at once. Where many threads
  # play, one thread that tidies up makes all others wait; a server must not pause for long.
  _collector=-XX:+UseSerialGC
  case ${1:-} in
    sweep | tune | odds-of | fuzz | league | serve)
      _cores=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)
      _kilobytes=$(sed -n 's/^MemTotal: *\([0-9]*\).*/\1/p' /proc/meminfo 2>/dev/null || true)
      _kilobytes=${_kilobytes:-2000001}
      if [ "$_cores" -gt 2 ] && [ "$_kilobytes" -gt 2000000 ]; then
        _collector=-XX:+UseParallelGC
        [ "$1" != serve ] || _collector=-XX:+UseG1GC
      fi
      ;;
  esac
  case ${ASTRAGAL_JAVA_OPTS:-} in *GC*) ;; *) java_options="$java_options $_collector" ;; esac

  # How much room there is for what is new. What a search finds out is of no use after an answer or two: where that much fits,
  # little of it is left to be carried about. Games of a sweep leave nothing behind, and the parallel collector would still take more
  # and more memory for them, whose first touch costs more than the games.
  case ${1:-}/${ASTRAGAL_JAVA_OPTS:-} in
    */*-Xm[nsx]*) ;;
    league/*) java_options="$java_options -XX:InitialRAMPercentage=12.5 -XX:NewRatio=1" ;;
    */*GC*) ;;
    *)
      if [ $_collector = -XX:+UseParallelGC ]; then
        _young=$((128 * _cores))
        [ $_young -lt $((_kilobytes / 16384)) ] || _young=$((_kilobytes / 16384))
        java_options="$java_options -Xmn${_young}m"
      fi
      ;;
  esac

  # Noting only what is not noted yet keeps threads from waiting for each other at the table of what they wrote to.
  case ${1:-} in sweep | tune | odds-of | fuzz | league) java_options="$java_options -XX:+UseCondCardMark" ;; esac

  # A server needs much that nobody else does, and every start loads all that its cache has.
  case ${1:-} in serve | load) learned=server ;; esac

  # How soon the best code is made. A command that is done at once needs none. All others begin with what a rehearsal learned,
  # and the virtual machine would take that for reason to compile so much in the first second that the program waits for the
  # compilers more than for anything else: so it looks at what is called often half as often at first, and later one time in 32.
  case ${1:---help}/" $* " in
    games/* | seed/* | new/* | completion/* | man/* | -h/* | --help/* | -V/* | --version/* | */*" --help "*)
      java_options="$java_options -XX:TieredStopAtLevel=1"
      ;;
    *)
      java_options="$java_options -XX:Tier0InvokeNotifyFreqLog=8 -XX:Tier0BackedgeNotifyFreqLog=11"
      java_options="$java_options -XX:Tier2InvokeNotifyFreqLog=16 -XX:Tier2BackedgeNotifyFreqLog=19"
      ;;
  esac
}
